// Browser entry: window.shoot(options) resolves to PNG data URLs by colour.
import * as THREE from 'three'
import { drawAround } from './around.js'
import { BODIES } from './bodies/index.js'
import { caravan } from './caravan.js'
import { inColours } from './in-colours.js'
import { drawInside } from './inside.js'
import { motorcycle } from './motorcycle.js'
import { paintOf } from './paint.js'
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
import { shell } from './vehicle.js'

const renderer = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true, alpha: false })
document.body.append(renderer.domElement)
renderer.toneMapping = THREE.NoToneMapping
const env = makeEnvironment(renderer, window.reflections)

/** Vehicles that are put together rather than meshed as one skin. */
const built = { caravan, motorcycle }

/** What the canvas shows, as a PNG data URL. */
async function picture() {
  const blob = await new Promise((done) => renderer.domElement.toBlob(done, 'image/png'))
  return new Promise((done) => {
    const reader = new FileReader()
    reader.onload = () => done(reader.result)
    reader.readAsDataURL(blob)
  })
}

window.shootInside = async ({ trim, width, height, scale = 2, ...options }) => {
  drawInside(renderer, env, { trim, width, height, scale, ...options })
  return { urls: { [trim]: await picture() } }
}

window.shootAround = async ({ trim, ...options }) => {
  drawAround(renderer, env, { trim, ...options })
  return { urls: { [trim]: await picture() } }
}

window.shoot = async ({
  body,
  face = BODIES[body]?.defaultFace ?? 'wing',
  proportion = 'regular',
  colours = ['silver'],
  view = 'hero',
  angle,
  width = 1280,
  height = 800,
  scale = 2,
  exposure,
  scene,
  scenes = {},
  at = 0,
  size = 1,
  drop = 0,
}) => {
  const t0 = performance.now(),
    W = width * scale,
    H = height * scale
  const b =
    body in built
      ? { ...built[body](paintOf(colours[0]).c), spec: {} }
      : shell(body, face, proportion, { renderer, env })
  b.shadow ||= contactShadow(renderer, b.pivot, body === 'caravan' ? [9, 4] : [3.4, 1.9])
  const grown = b.spec.scale ?? 1,
    { pivot } = b,
    a = angle ?? VIEW_ANGLES[view] ?? 38
  renderer.setPixelRatio(1)
  renderer.setSize(W, H, false)
  const set = new THREE.Scene()
  set.environment = env
  set.add(pivot)
  pivot.rotation.y = ((a - 90) * Math.PI) / 180 // angle 90 shows the right-hand side, nose to the right
  const cam = new THREE.PerspectiveCamera(),
    { L, H: tall, W: wide } = b.info
  placeCamera(cam, { L: L * grown, H: tall * grown, W: wide * grown }, view, a, Math.min(width / height, 1.7))
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
    const p = new THREE.Vector3(b.info.axle - b.info.mid, 0, b.info.W / 2).applyEuler(pivot.rotation)
    pivot.position.set(-p.x * 0.92, 0, -p.z)
  } else pivot.position.set(0, 0, 0)
  pivot.updateMatrixWorld(true)
  const shot = (w, h, samples) => {
    const t = new THREE.WebGLRenderTarget(w, h, { samples, type: THREE.HalfFloatType })
    renderer.setRenderTarget(t)
    renderer.setClearColor(0x000000, 0)
    renderer.clear()
    renderer.render(set, cam)
    renderer.setRenderTarget(null)
    return t
  }
  const photograph = () => {
    pivot.scale.y = -grown
    pivot.updateMatrixWorld(true)
    const mirror = shot(Math.round(W / 4), Math.round(H / 4), 0) // for the floor
    pivot.scale.y = grown
    pivot.updateMatrixWorld(true)
    return [shot(W, H, 4), mirror]
  }
  const expo = exposure || 0.9,
    urls = {}
  for (const [colour, targets] of inColours(renderer, colours, b.painted ?? [], photograph)) {
    urls[colour] = await print(targets, scenes[colour] ?? scene)
    for (const target of targets) target.dispose()
  }
  set.remove(pivot)
  return { urls, ms: Math.round(performance.now() - t0) }

  /** Floor, stage and photograph together, as a PNG data URL. */
  async function print([photo, mirror], where) {
    const stage = new THREE.Scene(),
      bd = where ? place(where) : backdrop(),
      hz = new THREE.Vector3(0, 0, -30).project(cam)
    bd.material.uniforms.hz.value = Math.min(0.75, Math.max(0.35, hz.y * 0.5 + 0.48))
    const fm = floorMaterial(b.shadow, mirror, expo),
      // In cells: a floor of one piece tears where it passes the camera.
      floor = new THREE.Mesh(new THREE.PlaneGeometry(24, 24, 24, 24), fm)
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
      fm.uniforms.uBay.value = where.bay ?? 0
    }
    stage.add(bd, floor, develop(photo, expo))
    renderer.setClearColor(0xe6e8ea, 1)
    renderer.render(stage, cam)
    renderer.getContext().finish()
    return picture()
  }
}
window.ready = true
