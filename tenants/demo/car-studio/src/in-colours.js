import * as THREE from 'three'
import { paintOf } from './paint.js'

const metallic = { m: 0.6, r: 0.35 }

/**
 * Photographs in several colours for the price of two or three. Light is linear in the colour of the paint, so every
 * metallic colour is a mixture of one picture in black and one in white; plain white has a surface of its own.
 */
export function* inColours(renderer, colours, painted, shoot) {
  const dress = (colour, { m, r }) => {
    for (const material of painted) {
      material.color.set(colour)
      material.metalness = m
      material.roughness = r
    }
    return shoot()
  }
  const mixed = colours.filter((colour) => colour !== 'white')
  if (mixed.length < colours.length) yield ['white', dress(paintOf('white').c, paintOf('white'))]
  if (mixed.length < 3) {
    for (const colour of mixed) yield [colour, dress(paintOf(colour).c, paintOf(colour))]
    return
  }
  const dark = dress('#000', metallic),
    light = dress('#fff', metallic)
  for (const colour of mixed) {
    const tint = new THREE.Color(paintOf(colour).c)
    yield [colour, dark.map((target, at) => mix(renderer, target, light[at], tint))]
  }
  for (const target of [...dark, ...light]) target.dispose()
}

function mix(renderer, dark, light, tint) {
  const target = new THREE.WebGLRenderTarget(dark.width, dark.height, {
      type: THREE.HalfFloatType,
      depthBuffer: false,
    }),
    scene = new THREE.Scene(),
    quad = new THREE.Mesh(
      new THREE.PlaneGeometry(2, 2),
      new THREE.ShaderMaterial({
        depthTest: false,
        toneMapped: false,
        blending: THREE.NoBlending,
        uniforms: { a: { value: dark.texture }, b: { value: light.texture }, k: { value: tint } },
        vertexShader: 'varying vec2 u; void main(){ u = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
        fragmentShader:
          'varying vec2 u; uniform sampler2D a, b; uniform vec3 k; void main(){ vec4 p = texture2D(a, u), q = texture2D(b, u); gl_FragColor = vec4(mix(p.rgb, q.rgb, k), p.a); }',
      }),
    )
  quad.frustumCulled = false
  scene.add(quad)
  renderer.setRenderTarget(target)
  renderer.render(scene, new THREE.Camera())
  renderer.setRenderTarget(null)
  return target
}
