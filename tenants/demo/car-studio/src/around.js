// A panorama of the inside of a vehicle: all that is seen from between the seats, as an equirectangular picture.
import * as THREE from 'three'
import { behind } from './cabin/behind.js'
import { interior } from './cabin/index.js'
import { lit } from './inside.js'
import { develop, place } from './studio.js'

/** Directions of the six photographs, and which way is up in them. */
const sides = [
  { to: [1, 0, 0], up: [0, 1, 0] },
  { to: [-1, 0, 0], up: [0, 1, 0] },
  { to: [0, 1, 0], up: [-1, 0, 0] },
  { to: [0, -1, 0], up: [1, 0, 0] },
  { to: [0, 0, 1], up: [0, 1, 0] },
  { to: [0, 0, -1], up: [0, 1, 0] },
]

/** How far around the place outside is drawn: its own picture covers some 58 degrees. */
const turns = [360 / 58, 180 / 58]

/** Draws the cabin of a class onto the renderer's canvas, the windscreen in the middle. */
export function drawAround(renderer, env, { trim, width, height, scene: where, exposure = 1.1 }) {
  const set = new THREE.Scene(),
    eye = new THREE.Vector3(-0.1, 1.13, 0),
    edge = width / 4,
    cam = new THREE.PerspectiveCamera(90, 1, 0.05, 30)
  renderer.setSize(width, height, false)
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = THREE.VSMShadowMap
  set.environment = env
  set.environmentIntensity = 0.5
  const cabin = interior(trim)
  behind(cabin, trim)
  set.add(cabin)
  lit(set)
  // All of the roof is in view, which no window lights from below.
  set.add(new THREE.AmbientLight('#fffaf2', 0.85))
  const photos = sides.map(({ to, up }) => {
    cam.position.copy(eye)
    cam.up.set(...up)
    cam.lookAt(eye.clone().add(new THREE.Vector3(...to)))
    const target = new THREE.WebGLRenderTarget(edge, edge, { samples: 4, type: THREE.HalfFloatType })
    renderer.setRenderTarget(target)
    renderer.setClearColor(0x000000, 0)
    renderer.clear()
    renderer.render(set, cam)
    return target
  })
  renderer.shadowMap.enabled = false
  const whole = new THREE.WebGLRenderTarget(width, height, { type: THREE.HalfFloatType, depthBuffer: false })
  renderer.setRenderTarget(whole)
  renderer.clear()
  renderer.render(unrolled(photos), new THREE.Camera())
  renderer.setRenderTarget(null)
  const stage = new THREE.Scene(),
    outside = place({ ...where, row: 0, edges: 0 }),
    { uv } = outside.geometry.attributes
  for (let at = 0; at < uv.count; at++)
    uv.setXY(at, (uv.getX(at) - 0.5) * turns[0] + 0.5, (uv.getY(at) - 0.5) * turns[1] + 0.5)
  outside.material.uniforms.hz.value = 0.5
  outside.material.uniforms.asp.value = 1
  stage.add(outside, develop(whole, exposure))
  renderer.render(stage, new THREE.Camera())
  renderer.getContext().finish()
  for (const target of [...photos, whole]) target.dispose()
}

/** Six photographs as one picture: longitude across, latitude up. */
function unrolled(photos) {
  const scene = new THREE.Scene(),
    quad = new THREE.Mesh(
      new THREE.PlaneGeometry(2, 2),
      new THREE.ShaderMaterial({
        depthTest: false,
        toneMapped: false,
        blending: THREE.NoBlending,
        uniforms: {
          p: { value: photos.map(({ texture }) => texture) },
          f: { value: sides.map(({ to }) => new THREE.Vector3(...to)) },
          u: { value: sides.map(({ up }) => new THREE.Vector3(...up)) },
        },
        vertexShader: 'varying vec2 v; void main(){ v = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
        fragmentShader: `varying vec2 v; uniform sampler2D p[6]; uniform vec3 f[6]; uniform vec3 u[6];
        void main(){ float a = (v.x - 0.5) * 6.28318530718, b = (v.y - 0.5) * 3.14159265359;
          vec3 d = vec3(cos(a) * cos(b), sin(b), sin(a) * cos(b)); vec4 c = vec4(0.0);
          ${sides
            .map(
              (_, k) => `{ float z = dot(d, f[${k}]); vec3 r = cross(f[${k}], u[${k}]);
          vec2 q = vec2(dot(d, r), dot(d, u[${k}])) / z; if (z > 0.0 && max(abs(q.x), abs(q.y)) <= 1.0) c = texture2D(p[${k}], q * 0.5 + 0.5); }`,
            )
            .join('\n          ')}
          gl_FragColor = c; }`,
      }),
    )
  quad.frustumCulled = false
  scene.add(quad)
  return scene
}
