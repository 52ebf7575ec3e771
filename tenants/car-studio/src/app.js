// Browser entry: builds a car once per body and draws it on demand. window.shoot(options) resolves to a PNG data URL.
import * as THREE from 'three'
import { BODIES } from './bodies/index.js'
import { caravan } from './caravan.js'
import { addDetails } from './details.js'
import { makeField } from './field.js'
import { paintFront, paintRear, paintSide, paintTop } from './masks.js'
import { meshField, mirrored } from './mesher.js'
import { bodyMaterial, cabinMaterial, glassMaterial, maskTextures } from './paint.js'
import {
  backdrop,
  contactShadow,
  develop,
  floorMaterial,
  makeEnvironment,
  place,
  placeCamera,
  VIEW_ANGLES,
} from './studio.js'

const renderer = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true, alpha: false })
document.body.append(renderer.domElement)
renderer.toneMapping = THREE.NoToneMapping
const env = makeEnvironment(renderer),
  cache = new Map()

const geometry = (m) => {
  const g = new THREE.BufferGeometry()
  g.setAttribute('position', new THREE.BufferAttribute(m.position, 3))
  g.setAttribute('normal', new THREE.BufferAttribute(m.normal, 3))
  g.setAttribute('ao', new THREE.BufferAttribute(m.ao, 1))
  g.setIndex(new THREE.BufferAttribute(m.index, 1))
  return g
}

function shell(body) {
  if (cache.has(body)) return cache.get(body)
  const spec = BODIES[body],
    field = makeField(spec),
    bx = [-3.2, 3.2, 0.1, 2.4, 0, 1.15]
  const t0 = performance.now()
  const outer = geometry(mirrored(meshField(field.f, bx, spec.cell || 0.016)))
  outer.computeBoundingBox()
  const bb = outer.boundingBox
  const info = { L: bb.max.x - bb.min.x, H: bb.max.y, W: spec.W, wb: spec.wb, mid: (bb.max.x + bb.min.x) / 2 }
  if (spec.lengthExtra) {
    info.L += spec.lengthExtra
    info.mid -= spec.lengthExtra / 2
  }
  const inner = spec.noCabin ? null : geometry(mirrored(meshField(field.f, bx, 0.03, { iso: -0.035 })))
  const masks = {
    side: paintSide(field),
    front: paintFront(field),
    rear: paintRear(field),
    top: paintTop(field),
  }
  const u = {}
  for (const [k, v] of Object.entries(maskTextures(masks))) u[k] = { value: v }
  const half = spec.wb / 2
  u.uAxles = { value: new THREE.Vector4(half, spec.wheelR, -half, spec.wheelR) }
  u.uArch = { value: new THREE.Vector3(spec.archR, 0.42, spec.belt) }
  u.uPrivacyX = { value: spec.privacy ? spec.pillars.b : -9 }
  const r = { spec, field, outer, inner, masks, u, info, ms: performance.now() - t0, cars: new Map() }
  cache.set(body, r)
  return r
}

function car(body, colour) {
  const b = shell(body)
  if (b.cars.has(colour)) return b.cars.get(colour)
  const pivot = new THREE.Group(),
    g = new THREE.Group()
  pivot.add(g)
  g.add(new THREE.Mesh(b.outer, bodyMaterial(b.u, colour)))
  if (b.inner) {
    const c = new THREE.Mesh(b.inner, cabinMaterial(b.u))
    g.add(c)
  }
  const M = addDetails(g, b.field, colour)
  if (b.spec.extra) b.spec.extra(THREE, g, M, b.field)
  const glass = new THREE.Mesh(b.outer, glassMaterial(b.u))
  glass.renderOrder = 5
  g.add(glass)
  g.traverse((o) => {
    const d = o.material?.userData.dim
    if (d) {
      o.material.envMap = env
      o.material.envMapIntensity = d
    }
  })
  g.position.x = -b.info.mid
  b.shadow ||= contactShadow(renderer, pivot)
  b.cars.set(colour, pivot)
  return pivot
}

window.shoot = async ({
  body,
  colour = 'silver',
  view = 'hero',
  angle,
  width = 1280,
  height = 800,
  scale = 2,
  exposure,
  scene: where,
  at = 0,
  size = 1,
  drop = 0,
}) => {
  const t0 = performance.now(),
    W = width * scale,
    H = height * scale
  const built = body === 'caravan' ? caravan(colour) : null
  if (built) built.shadow = contactShadow(renderer, built.pivot, [9, 4])
  const pivot = built?.pivot ?? car(body, colour),
    b = built ? { ...built, spec: {}, ms: 0, outer: { index: { count: 0 } } } : shell(body),
    a = angle ?? VIEW_ANGLES[view] ?? 38
  renderer.setPixelRatio(1)
  renderer.setSize(W, H, false)
  const scene = new THREE.Scene()
  scene.environment = env
  scene.add(pivot)
  pivot.rotation.y = ((a - 90) * Math.PI) / 180 // angle 90 shows the right-hand side, nose to the right
  const cam = new THREE.PerspectiveCamera()
  placeCamera(cam, b.info, view, a, Math.min(width / height, 1.7))
  if (width / height > 1.7) {
    cam.aspect = width / height
    const e8 = cam.projectionMatrix.elements[8],
      e9 = cam.projectionMatrix.elements[9]
    cam.updateProjectionMatrix()
    cam.projectionMatrix.elements[8] = e8
    cam.projectionMatrix.elements[9] = e9
  }
  {
    const p = cam.projectionMatrix.elements
    p[0] *= size
    p[5] *= size
    p[8] = p[8] * size - at
    p[9] = p[9] * size + drop
    cam.projectionMatrixInverse.copy(cam.projectionMatrix).invert()
  }
  if (view === 'wheel') {
    const p = new THREE.Vector3(b.spec.wb / 2 - b.info.mid, 0, b.spec.W / 2).applyEuler(pivot.rotation)
    pivot.position.set(-p.x * 0.92, 0, -p.z)
  } else pivot.position.set(0, 0, 0)
  pivot.updateMatrixWorld(true)
  const shot = (w, h, samples) => {
    const t = new THREE.WebGLRenderTarget(w, h, { samples, type: THREE.HalfFloatType })
    renderer.setRenderTarget(t)
    renderer.setClearColor(0x000000, 0)
    renderer.clear()
    renderer.render(scene, cam)
    renderer.setRenderTarget(null)
    return t
  }
  pivot.scale.y = -1
  pivot.updateMatrixWorld(true)
  const mirror = shot(Math.round(W / 4), Math.round(H / 4), 0) // for the floor
  pivot.scale.y = 1
  pivot.updateMatrixWorld(true)
  const photo = shot(W, H, 4),
    stage = new THREE.Scene(),
    expo = exposure || 0.9
  const bd = where ? place(where) : backdrop(),
    hz = new THREE.Vector3(0, 0, -30).project(cam)
  bd.material.uniforms.hz.value = Math.min(0.75, Math.max(0.35, hz.y * 0.5 + 0.48))
  const fm = floorMaterial(b.shadow, mirror, expo),
    floor = new THREE.Mesh(new THREE.PlaneGeometry(24, 24), fm)
  fm.uniforms.res.value.set(W, H)
  fm.uniforms.ang.value = pivot.rotation.y
  fm.uniforms.off.value.copy(pivot.position)
  floor.rotation.x = -Math.PI / 2
  floor.renderOrder = -5
  if (where) {
    bd.material.uniforms.asp.value = width / height
    bd.material.uniforms.cx.value = 0.5 + at / 2
    bd.material.uniforms.hz.value = where.horizon ?? bd.material.uniforms.hz.value
    fm.uniforms.uMir.value = where.mirror ?? 0.13
  }
  stage.add(bd, floor, develop(photo, expo))
  renderer.setClearColor(0xe6e8ea, 1)
  renderer.render(stage, cam)
  const gl = renderer.getContext()
  gl.finish()
  const url = await new Promise((r) =>
    renderer.domElement.toBlob((bl) => {
      const fr = new FileReader()
      fr.onload = () => r(fr.result)
      fr.readAsDataURL(bl)
    }, 'image/png'),
  )
  mirror.dispose()
  photo.dispose()
  scene.remove(pivot)
  return {
    url,
    ms: Math.round(performance.now() - t0),
    build: Math.round(b.ms),
    info: b.info,
    tris: b.outer.index.count / 3,
  }
}
window.debugMask = (body, view, layer) => shell(body).masks[view][layer].canvas.toDataURL()
window.ready = true
