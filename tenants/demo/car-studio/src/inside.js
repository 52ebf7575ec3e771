// A photograph of the inside of a vehicle: daylight from the windows, the place blurred outside.
import * as THREE from 'three'
import { interior } from './cabin/index.js'
import { develop, place } from './studio.js'

const lamp = (colour, strength, from, to) => {
  const light = new THREE.DirectionalLight(colour, strength)
  light.position.set(...from)
  light.target.position.set(...to)
  light.castShadow = true
  light.shadow.mapSize.set(1024, 1024)
  Object.assign(light.shadow.camera, { left: -1.6, right: 1.6, top: 1.6, bottom: -1.6, near: 0.1, far: 8 })
  light.shadow.radius = 9
  light.shadow.blurSamples = 20
  light.shadow.bias = -0.0008
  light.shadow.normalBias = 0.01
  return [light, light.target]
}

/** Daylight from the windows. */
export function lit(set) {
  set.add(...lamp('#fff6e8', 2.1, [2.2, 2.6, -1.5], [0.3, 0.7, 0]))
  set.add(...lamp('#dfeaff', 1.0, [0.4, 1.9, 3], [0.2, 0.7, 0]))
  set.add(new THREE.HemisphereLight('#e8f0ff', '#3a3733', 0.55))
}

/** Draws the cabin of a class onto the renderer's canvas. */
export function drawInside(renderer, env, { trim, width, height, scale, scene: where, exposure = 1.1 }) {
  const W = width * scale,
    H = height * scale,
    set = new THREE.Scene(),
    cam = new THREE.PerspectiveCamera(58, width / height, 0.05, 30)
  renderer.setSize(W, H, false)
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = THREE.VSMShadowMap
  set.environment = env
  set.environmentIntensity = 0.4
  set.add(interior(trim))
  lit(set)
  cam.position.set(-0.5, 1.2, -0.02)
  cam.lookAt(0.72, 0.93, 0.05)
  cam.updateMatrixWorld()
  const photo = new THREE.WebGLRenderTarget(W, H, { samples: 4, type: THREE.HalfFloatType })
  renderer.setRenderTarget(photo)
  renderer.setClearColor(0x000000, 0)
  renderer.clear()
  renderer.render(set, cam)
  renderer.setRenderTarget(null)
  renderer.shadowMap.enabled = false
  const stage = new THREE.Scene(),
    outside = place({ ...where, row: 0 }),
    far = new THREE.Vector3(40, 0.6, 0).project(cam)
  outside.material.uniforms.hz.value = far.y * 0.5 + 0.5
  outside.material.uniforms.asp.value = width / height
  stage.add(outside, develop(photo, exposure))
  renderer.render(stage, cam)
  renderer.getContext().finish()
  photo.dispose()
}
