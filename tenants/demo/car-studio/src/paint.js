// Materials. The body shader reads the painted projections and turns each point into paint, glass, trim, lamp or cladding.
import * as THREE from 'three'
import { VIEWS } from './masks/layer.js'

const COLOURS = {
  white: { c: '#cdd0d2', m: 0.0, r: 0.42 },
  silver: { c: '#9a9fa3', m: 0.8, r: 0.33 },
  grey: { c: '#3f4449', m: 0.7, r: 0.33 },
  black: { c: '#08090a', m: 0.25, r: 0.35 },
  blue: { c: '#07296e', m: 0.6, r: 0.36 },
  red: { c: '#86050e', m: 0.45, r: 0.36 },
  green: { c: '#123426', m: 0.55, r: 0.36 },
  orange: { c: '#c2450a', m: 0.4, r: 0.36 },
}
/** A colour by its name, or any CSS colour as a metallic paint. */
export const paintOf = (colour) => COLOURS[colour] || { c: colour, m: 0.5, r: 0.36 }

const tex = (layer, srgb) => {
  const t = new THREE.CanvasTexture(layer.canvas)
  t.anisotropy = 4
  t.generateMipmaps = true
  t.minFilter = THREE.LinearMipmapLinearFilter
  t.colorSpace = srgb ? THREE.SRGBColorSpace : THREE.NoColorSpace
  t.flipY = true
  return t
}
/** Textures of the drawings of one side, under the names the shaders read them by. */
export const maskTextures = (view, { mat, aux, art }) => ({
  [`${view}M`]: tex(mat),
  [`${view}A`]: tex(aux),
  ...(art && { [`${view}C`]: tex(art, true) }),
})

const HEAD = /* glsl */ `
varying vec3 vO; varying vec3 vON; varying float vAO;
uniform sampler2D sideM, sideA, frontM, frontA, frontC, rearM, rearA, rearC, topM, topA;
uniform vec4 uAxles; uniform vec3 uArch; uniform float uPrivacyX;
vec2 uvOf(vec2 p, vec2 size, float s, vec2 o) { vec2 q = vec2(o.x + p.x * s, o.y - p.y * s) / size; return vec2(q.x, 1.0 - q.y); }
const vec2 SS = vec2(${VIEWS.side.w}.0, ${VIEWS.side.h}.0), ES = vec2(${VIEWS.end.w}.0, ${VIEWS.end.h}.0);
vec2 uvSide(vec2 p) { return uvOf(p, SS, ${VIEWS.side.s}.0, vec2(${VIEWS.side.ox}.0, ${VIEWS.side.oy}.0)); }
vec2 uvEnd(vec2 p) { return uvOf(p, ES, ${VIEWS.end.s}.0, vec2(${VIEWS.end.ox}.0, ${VIEWS.end.oy}.0)); }
vec2 uvTop(vec2 p) { return uvOf(p, SS, ${VIEWS.top.s}.0, vec2(${VIEWS.top.ox}.0, ${VIEWS.top.oy}.0)); }
float gSide, gLine, gFront, gRear, gTop;
vec4 mm, aa; vec3 lampC; 
void readMasks(vec3 n) {
  gSide = smoothstep(0.42, 0.5, abs(n.z)); gLine = smoothstep(0.22, 0.3, abs(n.z)); gFront = smoothstep(0.12, 0.2, n.x); gRear = smoothstep(0.12, 0.2, -n.x); gTop = smoothstep(0.5, 0.6, n.y);
  gFront *= step(vO.y > uArch.z - 0.04 ? 0.0 : uAxles.x, vO.x); gRear *= step(vO.x, vO.y > uArch.z - 0.04 ? 0.0 : uAxles.z);
  vec2 us = uvSide(vO.xy), ue = uvEnd(vO.zy), ut = uvTop(vO.xz);
  vec4 sm = texture2D(sideM, us), sa = texture2D(sideA, us), fm = texture2D(frontM, ue), fa = texture2D(frontA, ue);
  vec4 rm = texture2D(rearM, ue), ra = texture2D(rearA, ue), tm = texture2D(topM, ut), ta = texture2D(topA, ut);
  mm = sm * gSide + fm * gFront * (1.0 - gSide * 0.0) + rm * gRear + tm * gTop;
  float fl = fa.g * sa.g * smoothstep(-0.05, 0.02, n.x) * step(0.0, vO.x), rl = ra.g * sa.g * smoothstep(-0.05, 0.02, -n.x) * step(vO.x, 0.0);
  aa.g = max(fl, rl);
  lampC = vO.x > 0.0 ? texture2D(frontC, ue).rgb : texture2D(rearC, ue).rgb;
  aa.r = max(max(sa.r * gLine, fa.r * gFront), max(ra.r * gRear, ta.r * gTop));
  aa.b = max(sa.b * step(0.0, 0.9 - n.y), max(fa.b * gFront, ra.b * gRear));
  mm = clamp(mm, 0.0, 1.0);
  mm.r = smoothstep(0.35, 0.65, mm.r);
}
bool inArch() { float r = vO.x > 0.0 ? length(vO.xy - uAxles.xy) : length(vO.xy - uAxles.zw); return r < uArch.x && abs(vO.z) > uArch.y; }
`
const VERT = ['#include <begin_vertex>', `#include <begin_vertex>\nvO = rest; vON = normal; vAO = ao;`]

function patch(mat, uniforms, edits) {
  mat.onBeforeCompile = (sh) => {
    Object.assign(sh.uniforms, uniforms)
    sh.vertexShader =
      'attribute float ao; attribute vec3 rest;\nvarying vec3 vO; varying vec3 vON; varying float vAO;\n' +
      sh.vertexShader.replace(...VERT)
    sh.fragmentShader = sh.fragmentShader.replace('#include <common>', `#include <common>\n${HEAD}`)
    for (const [a, b] of edits) sh.fragmentShader = sh.fragmentShader.replace(a, b)
  }
  mat.customProgramCacheKey = () => edits.map((e) => e[1]).join('').length + mat.name
  return mat
}

const AO_END = [
  '#include <aomap_fragment>',
  /* glsl */ `
  float occ = vAO * mix(0.35, 1.0, smoothstep(0.05, 0.55, vO.y));
  reflectedLight.indirectDiffuse *= occ;
  float so = clamp(occ * 1.15, 0.0, 1.0);
  reflectedLight.indirectSpecular *= so; 
  #ifdef USE_CLEARCOAT
    clearcoatSpecularIndirect *= so * 1.9; // showroom polish
  #endif`,
]

export function bodyMaterial(u, colour) {
  const k = paintOf(colour)
  const m = new THREE.MeshPhysicalMaterial({
    name: 'body',
    color: k.c,
    metalness: k.m,
    roughness: k.r,
    clearcoat: 1,
    clearcoatRoughness: 0.03,
  })
  return patch(m, u, [
    [
      '#include <color_fragment>',
      /* glsl */ `
      vec3 on = normalize(vON);
      if (inArch()) discard;
      readMasks(on);
      float lamp = aa.g, glass = mm.r * (1.0 - lamp);
      if (glass > 0.5) discard;
      float clad = aa.b * (1.0 - lamp), gloss = mm.g * (1.0 - lamp), chrome = mm.b * (1.0 - lamp), gap = aa.r * (1.0 - lamp);
      diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.022), clad);
      bool endArt = gloss > 0.5 && (gFront > 0.5 || gRear > 0.5) && gSide < 0.5;
      diffuseColor.rgb = mix(diffuseColor.rgb, endArt ? lampC : vec3(0.006), gloss);
      diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.72), chrome);
      diffuseColor.rgb = mix(diffuseColor.rgb, lampC, lamp);
      diffuseColor.rgb *= 1.0 - 0.93 * gap;`,
    ],
    [
      '#include <roughnessmap_fragment>',
      `float roughnessFactor = roughness;
      roughnessFactor = mix(mix(mix(roughnessFactor, 0.62, clad), endArt ? 0.35 : 0.12, gloss), 0.12, chrome); roughnessFactor = mix(roughnessFactor, 0.25, lamp); `,
    ],
    [
      '#include <metalnessmap_fragment>',
      `float metalnessFactor = metalness * (1.0 - clad) * (1.0 - gloss) * (1.0 - lamp);
      metalnessFactor = mix(metalnessFactor, 1.0, chrome);`,
    ],
    [
      '#include <lights_physical_fragment>',
      `#include <lights_physical_fragment>
      material.clearcoat *= (1.0 - clad) * (1.0 - 0.85 * gloss) * (1.0 - 0.9 * gap) * (endArt ? 0.15 : 1.0);
      material.specularColor *= 1.0 - 0.5 * clad - 0.9 * gap * (1.0 - clad) - 0.75 * gloss * (1.0 - clad) * (endArt ? 0.4 : 1.0);`,
    ],
    [
      '#include <emissivemap_fragment>',
      `totalEmissiveRadiance += lamp * lampC * lampC * (vO.x > 0.0 ? 0.45 : 0.9);`,
    ],
    AO_END,
  ])
}

/** Glass: dark tint that lets the cabin show through, with full-strength reflections. */
export function glassMaterial(u) {
  const m = new THREE.MeshPhysicalMaterial({
    name: 'glass',
    color: '#020303',
    metalness: 0,
    roughness: 0.02,
    ior: 1.52,
    transparent: true,
    depthWrite: false,
  })
  m.blending = THREE.CustomBlending
  m.blendSrc = THREE.OneFactor
  m.blendDst = THREE.OneMinusSrcAlphaFactor
  m.premultipliedAlpha = false
  return patch(m, u, [
    [
      '#include <color_fragment>',
      `vec3 on = normalize(vON); if (inArch()) discard; readMasks(on); if (mm.r * (1.0 - aa.g) < 0.5) discard;
      float tint = vO.x < uPrivacyX ? 0.9 : 0.62; if (gFront > 0.5) tint = 0.5;
      diffuseColor.a = tint;`,
    ],
    [
      '#include <opaque_fragment>',
      `gl_FragColor = vec4(outgoingLight * (gFront > 0.5 ? 0.32 : 0.55), diffuseColor.a); // polariser`,
    ],
    AO_END,
  ])
}

/** Inside of the shell, seen through the glass openings. */
export function cabinMaterial(u) {
  const m = new THREE.MeshStandardMaterial({
    name: 'cabin',
    color: '#1b1c1e',
    roughness: 0.9,
    side: THREE.BackSide,
  })
  return patch(m, u, [
    [
      '#include <color_fragment>',
      `vec3 on = normalize(vON); readMasks(on); if (mm.r > 0.5) discard; diffuseColor.rgb = vO.y > uArch.z ? vec3(0.09) : vec3(0.012);`,
    ],
    [
      '#include <aomap_fragment>',
      `reflectedLight.indirectDiffuse *= 0.45; reflectedLight.indirectSpecular *= 0.1;`,
    ],
  ])
}

export const simple = (color, roughness, metalness = 0, extra = {}) =>
  new THREE.MeshPhysicalMaterial({ color, roughness, metalness, ...extra })
