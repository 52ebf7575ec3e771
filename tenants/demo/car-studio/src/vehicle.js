// A vehicle of one skin: body, face, glass, cabin and details, kept until another body or face is asked for.
import * as THREE from 'three'
import { BODIES } from './bodies/index.js'
import { addDetails } from './details.js'
import { depthOf } from './face-depth.js'
import { FACES } from './faces.js'
import { makeField } from './field.js'
import { paintFront } from './masks/front.js'
import { paintRear } from './masks/rear.js'
import { paintSide } from './masks/side.js'
import { paintTop } from './masks/top.js'
import { meshField, mirrored } from './mesher.js'
import { bodyMaterial, cabinMaterial, glassMaterial, maskTextures } from './paint.js'
import { contactShadow } from './studio.js'

const last = {}

const geometry = (m) => {
  const g = new THREE.BufferGeometry()
  g.setAttribute('position', new THREE.BufferAttribute(m.position, 3))
  g.setAttribute('normal', new THREE.BufferAttribute(m.normal, 3))
  g.setAttribute('ao', new THREE.BufferAttribute(m.ao, 1))
  g.setIndex(new THREE.BufferAttribute(m.index, 1))
  return g
}

/** What all faces of a body share. Only the last body is kept: its drawings take some 200 MB. */
function chassis(body) {
  if (last.chassis?.body === body) return last.chassis
  if (last.shell) drop(last.shell)
  if (last.chassis) for (const texture of Object.values(last.chassis.textures)) texture.dispose()
  const spec = { ...BODIES[body], face: FACES.wing(BODIES[body]) },
    field = makeField(spec),
    bounds = [-3.2, 3.2, 0.1, 2.4, 0, 1.15],
    mesh = mirrored(meshField(field.f, bounds, spec.cell || 0.016)),
    bb = geometry(mesh)
  bb.computeBoundingBox()
  const { min, max } = bb.boundingBox,
    info = { L: max.x - min.x, H: max.y, W: spec.W, wb: spec.wb, mid: (max.x + min.x) / 2 }
  if (spec.lengthExtra) {
    info.L += spec.lengthExtra
    info.mid -= spec.lengthExtra / 2
  }
  if (spec.height) info.H = spec.height
  last.chassis = {
    body,
    spec,
    field,
    mesh,
    info,
    inner: spec.noCabin ? null : geometry(mirrored(meshField(field.f, bounds, 0.03, { iso: -0.035 }))),
    textures: { ...maskTextures('rear', paintRear(field)), ...maskTextures('top', paintTop(field)) },
  }
  last.shell = undefined
  return last.chassis
}

/** The mesh with the openings of a face pressed in, and its part that may be glass. */
function pressed({ mesh, spec }, face) {
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
  const outer = geometry({ ...mesh, position, normal }),
    panes = []
  for (let at = 0; at < mesh.index.length; at += 3) {
    const corners = [0, 1, 2].map((k) => mesh.index[at + k])
    if (corners.some((corner) => position[corner * 3 + 1] > spec.belt - 0.25)) panes.push(...corners)
  }
  const glass = outer.clone()
  glass.setIndex(panes)
  return { outer, glass }
}

/** A body with a face, ready to be photographed. */
export function shell(body, faceName, studio) {
  const base = chassis(body)
  if (last.shell?.faceName === faceName) return last.shell
  if (last.shell) drop(last.shell)
  const face = FACES[faceName](BODIES[body]),
    spec = { ...base.spec, face, ...(face.plateY && { plateFront: face.plateY }) },
    field = { ...base.field, s: { ...base.field.s, face, plateFront: spec.plateFront } },
    own = { ...maskTextures('side', paintSide(field)), ...maskTextures('front', paintFront(field)) },
    u = {},
    half = spec.wb / 2
  for (const [k, value] of Object.entries({ ...base.textures, ...own })) u[k] = { value }
  u.uAxles = { value: new THREE.Vector4(half, spec.wheelR, -half, spec.wheelR) }
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
