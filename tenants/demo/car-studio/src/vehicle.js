// A vehicle of one skin: body, face, glass, cabin and details, kept until another body or face is asked for.
import * as THREE from 'three'
import { BODIES } from './bodies/index.js'
import { addDetails } from './details.js'
import { depthOf } from './face-depth.js'
import { FACES } from './faces/index.js'
import { makeField } from './field.js'
import { paintFront } from './masks/front.js'
import { paintRear } from './masks/rear.js'
import { paintSide } from './masks/side.js'
import { paintTop } from './masks/top.js'
import { meshField, mirrored } from './mesher.js'
import { bodyMaterial, cabinMaterial, glassMaterial, maskTextures } from './paint.js'
import { movePoints, proportioned } from './proportions.js'
import { contactShadow } from './studio.js'

const last = {}

/** `rest`: where a point was drawn, by which the paint shader reads the drawings. */
const geometry = (m, move) => {
  const g = new THREE.BufferGeometry(),
    position = m.position.slice(),
    normal = m.normal.slice()
  if (!move.same) movePoints(move, position, normal)
  g.setAttribute('position', new THREE.BufferAttribute(position, 3))
  g.setAttribute('normal', new THREE.BufferAttribute(normal, 3))
  g.setAttribute('rest', new THREE.BufferAttribute(m.position, 3))
  g.setAttribute('ao', new THREE.BufferAttribute(m.ao, 1))
  g.setIndex(new THREE.BufferAttribute(m.index, 1))
  return g
}

/** What all faces of a body share. Only the last body is kept: its drawings take some 200 MB. */
function chassis(body, proportion) {
  if (last.chassis?.body === body && last.chassis.proportion === proportion) return last.chassis
  if (last.shell) drop(last.shell)
  if (last.chassis)
    for (const texture of Object.values({ ...last.chassis.textures, ...last.chassis.side?.textures }))
      texture.dispose()
  const { spec: shape, move } = proportioned(BODIES[body], proportion),
    spec = { ...shape, face: FACES.wing(shape) },
    field = makeField(spec),
    bounds = [-3.2, 3.2, 0.1, 2.4, 0, 1.15],
    mesh = mirrored(meshField(field.f, bounds, spec.cell || 0.016)),
    bb = geometry(mesh, move)
  bb.computeBoundingBox()
  const { min, max } = bb.boundingBox,
    info = {
      L: max.x - min.x,
      H: max.y,
      W: move.z(spec.W),
      axle: move.x(spec.wb / 2),
      mid: (max.x + min.x) / 2,
    }
  if (spec.lengthExtra) {
    info.L += spec.lengthExtra
    info.mid -= spec.lengthExtra / 2
  }
  if (spec.height) info.H = spec.height
  last.chassis = {
    body,
    proportion,
    spec,
    move,
    field,
    mesh,
    info,
    inner: spec.noCabin ? null : geometry(mirrored(meshField(field.f, bounds, 0.03, { iso: -0.035 })), move),
    textures: { ...maskTextures('rear', paintRear(field)), ...maskTextures('top', paintTop(field)) },
  }
  last.shell = undefined
  return last.chassis
}

/** The mesh with the openings of a face pressed in, and its part that may be glass. */
function pressed({ mesh, spec, move }, face) {
  const depth = depthOf(face),
    position = mesh.position.slice(),
    normal = mesh.normal.slice(),
    e = 0.004
  for (let at = 0; at < position.length; at += 3) {
    const nx = normal[at]
    if (nx < 0.25 || position[at] < spec.wb / 2) continue
    const y = position[at + 1],
      z = Math.abs(position[at + 2]),
      d = depth(z, y)
    if (d <= 0) continue
    const dy = (depth(z, y + e) - depth(z, y - e)) / (2 * e),
      dz = ((depth(z + e, y) - depth(Math.max(z - e, 0), y)) / (2 * e)) * Math.sign(position[at + 2]),
      ny = normal[at + 1] + nx * dy,
      nz = normal[at + 2] + nx * dz,
      length = Math.hypot(nx, ny, nz)
    position[at] -= d
    normal[at] = nx / length
    normal[at + 1] = ny / length
    normal[at + 2] = nz / length
  }
  const outer = geometry({ ...mesh, position, normal }, move),
    panes = []
  for (let at = 0; at < mesh.index.length; at += 3) {
    const corners = [0, 1, 2].map((k) => mesh.index[at + k])
    if (corners.some((corner) => position[corner * 3 + 1] > spec.belt - 0.25)) panes.push(...corners)
  }
  const glass = outer.clone()
  glass.setIndex(panes)
  return { outer, glass }
}

/** The drawing of the side, painted again only for a face whose lamps show there elsewhere than those of the last one. */
function sideOf(base, field) {
  const key = JSON.stringify(field.s.face.lamps.map(({ side }) => side ?? null))
  if (base.side?.key !== key) {
    for (const texture of Object.values(base.side?.textures ?? {})) texture.dispose()
    base.side = { key, textures: maskTextures('side', paintSide(field)) }
  }
  return base.side.textures
}

/** A body with a face, ready to be photographed. */
export function shell(body, faceName, proportion, studio) {
  const base = chassis(body, proportion)
  if (last.shell?.faceName === faceName) return last.shell
  if (last.shell) drop(last.shell)
  const face = FACES[faceName](base.spec),
    spec = { ...base.spec, face, ...(face.plateY && { plateFront: face.plateY }) },
    field = { ...base.field, s: { ...base.field.s, face, plateFront: spec.plateFront } },
    own = maskTextures('front', paintFront(field)),
    u = {},
    half = spec.wb / 2
  for (const [k, value] of Object.entries({ ...base.textures, ...sideOf(base, field), ...own }))
    u[k] = { value }
  const axle = spec.axleY ?? spec.wheelR
  u.uAxles = { value: new THREE.Vector4(half, axle, -half, axle) }
  u.uArch = { value: new THREE.Vector3(spec.archR, 0.42, spec.belt) }
  u.uPrivacyX = { value: spec.privacy ? spec.pillars.b : -9 }
  const { outer, glass } = pressed(base, face)
  last.shell = {
    faceName,
    spec,
    info: base.info,
    own,
    outer,
    glass,
    ...assemble(base, field, u, outer, glass, studio),
  }
  return last.shell
}

function drop({ outer, glass, own }) {
  outer.dispose()
  glass.dispose()
  for (const texture of Object.values(own)) texture.dispose()
}

function assemble(base, field, u, outer, panes, { renderer, env }) {
  const pivot = new THREE.Group(),
    g = new THREE.Group(),
    skin = bodyMaterial(u, 'white')
  pivot.add(g)
  g.add(new THREE.Mesh(outer, skin))
  if (base.inner) g.add(new THREE.Mesh(base.inner, cabinMaterial(u)))
  const M = addDetails(g, field, 'white')
  if (base.spec.extra) base.spec.extra(THREE, g, M, field)
  if (!base.move.same) moveDetails(g, base.move, [outer, base.inner])
  const glass = new THREE.Mesh(panes, glassMaterial(u))
  glass.renderOrder = 5
  g.add(glass)
  g.traverse((o) => {
    const d = o.material?.userData.dim
    if (d) {
      o.material.envMap = env
      o.material.envMapIntensity = d
    }
  })
  g.position.x = -base.info.mid
  pivot.scale.setScalar(base.spec.scale ?? 1)
  base.shadow ||= contactShadow(renderer, pivot, base.spec.shadowSize)
  return { pivot, painted: [skin, M.paint], shadow: base.shadow }
}

/** Moves what stands off the body with it. Wheels keep their shape and only change place. */
function moveDetails(group, move, skins) {
  group.updateMatrixWorld(true)
  const home = group.matrixWorld.clone().invert(),
    details = []
  const visit = (o) => {
    if (o.userData.rigid) o.position.set(move.x(o.position.x), move.y(o.position.y), move.z(o.position.z))
    else if (o.isMesh && !skins.includes(o.geometry)) details.push(o)
    else for (const child of o.children) visit(child)
  }
  visit(group)
  for (const mesh of details) {
    const matrix = home.clone().multiply(mesh.matrixWorld),
      { geometry: shared } = mesh,
      moved = shared.clone().applyMatrix4(matrix)
    if (matrix.determinant() < 0) turnInsideOut(moved)
    movePoints(move, moved.attributes.position.array, moved.attributes.normal.array)
    group.attach(mesh)
    mesh.geometry = moved
    mesh.position.set(0, 0, 0)
    mesh.rotation.set(0, 0, 0)
    mesh.scale.set(1, 1, 1)
  }
}

/** Mirrored triangles turned to face outwards again. */
function turnInsideOut(geo) {
  const corners = geo.index ? [geo.index] : Object.values(geo.attributes)
  for (const { array, itemSize } of corners)
    for (let at = 0; at < array.length; at += 3 * itemSize)
      for (let k = at; k < at + itemSize; k++)
        [array[k], array[k + itemSize]] = [array[k + itemSize], array[k]]
}
