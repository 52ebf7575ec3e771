// The photographer's side: light tent, seamless floor with contact shadow and faint reflection, cameras.
import * as THREE from 'three'

/** Studio light as an analytic environment: a big overhead box, side strips, dark horizon, pale floor. */
export function makeEnvironment(renderer, size = 1024) {
  const mat = new THREE.ShaderMaterial({
    side: THREE.BackSide,
    depthWrite: false,
    toneMapped: false,
    vertexShader:
      'varying vec3 d; void main(){ d = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader: /* glsl */ `varying vec3 d;
      float box(vec2 p, vec2 c, vec2 h, float s){ vec2 q = abs(p - c) - h; return (1.0 - smoothstep(-s, s, q.x)) * (1.0 - smoothstep(-s, s, q.y)); }
      void main(){ vec3 n = normalize(d); vec3 c;
        float up = n.y;
        // walls: dark just above the horizon, lighter higher up; floor: pale, darker underneath the car
        if (up > 0.0) c = mix(vec3(0.05), vec3(0.22), smoothstep(0.0, 0.55, up)); else c = mix(vec3(0.34), vec3(0.10), smoothstep(0.0, -0.6, up));
        c *= mix(0.16, 1.0, smoothstep(0.0, 0.055, abs(up - 0.005)));
        if (up > 0.02) { vec2 t = n.xz / up; // ceiling plane at height 1: long light over the car
          c += vec3(4.6) * box(t, vec2(-0.15, 0.0), vec2(1.35, 0.55), 0.07);
          c += vec3(0.4) * box(t, vec2(0.0, 0.0), vec2(2.6, 1.5), 0.5); }
        for (int s = 0; s < 2; s++) { float sg = s == 0 ? 1.0 : -1.0; // side strips
          if (n.z * sg > 0.05) { vec2 t = vec2(n.x, n.y) / (n.z * sg);
            c += vec3(s == 0 ? 5.5 : 4.0) * box(t, vec2(0.1, 0.50), vec2(1.9, 0.10), 0.03); c += vec3(0.75) * box(t, vec2(0.1, 0.21), vec2(1.7, 0.07), 0.05); } }
        if (n.x > 0.05) { vec2 t = n.zy / n.x; c += vec3(1.6) * box(t, vec2(0.0, 0.56), vec2(1.5, 0.12), 0.09); }
        if (n.x < -0.05) { vec2 t = n.zy / -n.x; c += vec3(1.4) * box(t, vec2(0.0, 0.56), vec2(1.5, 0.12), 0.09); }
        gl_FragColor = vec4(c, 1.0); }`,
  })
  const scene = new THREE.Scene()
  scene.add(new THREE.Mesh(new THREE.SphereGeometry(10, 64, 48), mat))
  const pm = new THREE.PMREMGenerator(renderer)
  return pm.fromScene(scene, 0, 0.1, 50, { size }).texture
}

/** Soft occlusion of the floor by the car: depth from below, blurred wide and tight, kept as a texture. */
export function contactShadow(renderer, car, size = [7, 3.6]) {
  const W = 640,
    H = 320,
    opt = { minFilter: THREE.LinearFilter, magFilter: THREE.LinearFilter, type: THREE.HalfFloatType }
  const rt = () => new THREE.WebGLRenderTarget(W, H, opt)
  const a = rt(),
    b = rt(),
    c = rt(),
    cam = new THREE.OrthographicCamera(-size[0] / 2, size[0] / 2, size[1] / 2, -size[1] / 2, 0, 3)
  cam.position.set(0, -0.005, 0)
  cam.up.set(0, 0, 1)
  cam.lookAt(0, 1, 0)
  cam.updateMatrixWorld()
  const depth = (range, pow) =>
    new THREE.ShaderMaterial({
      side: THREE.DoubleSide,
      blending: THREE.CustomBlending,
      blendEquation: THREE.MaxEquation,
      blendSrc: THREE.OneFactor,
      blendDst: THREE.OneFactor,
      depthTest: false,
      vertexShader:
        'varying float y; void main(){ vec4 w = modelMatrix * vec4(position,1.0); y = w.y; gl_Position = projectionMatrix * viewMatrix * w; }',
      fragmentShader: `varying float y; void main(){ float v = pow(clamp(1.0 - y / ${range.toFixed(2)}, 0.0, 1.0), ${pow.toFixed(1)}); gl_FragColor = vec4(v, v, v, 1.0); }`,
    })
  const quadCam = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1),
    quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2))
  const qs = new THREE.Scene()
  qs.add(quad)
  const blur = (src, dst, dx, dy) => {
    quad.material = new THREE.ShaderMaterial({
      uniforms: { t: { value: src.texture } },
      depthTest: false,
      toneMapped: false,
      vertexShader: 'varying vec2 u; void main(){ u = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
      fragmentShader: `uniform sampler2D t; varying vec2 u; void main(){ float s = 0.0, w = 0.0; for (int i = -16; i <= 16; i++){ float g = exp(-float(i*i) / 90.0); s += g * texture2D(t, u + float(i) * vec2(${dx}, ${dy})).r; w += g; } gl_FragColor = vec4(vec3(s / w), 1.0); }`,
    })
    renderer.setRenderTarget(dst)
    renderer.render(qs, quadCam)
  }
  const scene = new THREE.Scene(),
    parent = car.parent
  scene.add(car)
  const bg = renderer.getClearAlpha()
  renderer.setClearColor(0, 1)
  const pass = (mat, out, rad) => {
    scene.overrideMaterial = mat
    renderer.setRenderTarget(a)
    renderer.clear()
    renderer.render(scene, cam)
    const px = rad / 16 / size[0],
      py = rad / 16 / size[1]
    for (let k = 0; k < 2; k++) {
      blur(a, b, px.toFixed(6), '0.0')
      blur(b, k ? out : a, '0.0', py.toFixed(6))
    }
  }
  pass(depth(1.4, 1.5), c, 0.42)
  const wide = c
  const d = rt()
  pass(depth(0.22, 1.6), d, 0.09)
  renderer.setRenderTarget(null)
  renderer.setClearColor(0, bg)
  if (parent) parent.add(car)
  return { wide: wide.texture, tight: d.texture, size }
}

const TONE = /* glsl */ `
vec3 aces(vec3 c) { c = mat3(0.59719, 0.076, 0.0284, 0.35458, 0.90834, 0.13383, 0.04823, 0.01566, 0.83777) * (c / 0.6);
  c = (c * (c + 0.0245786) - 0.000090537) / (c * (0.983729 * c + 0.4329510) + 0.238081);
  return clamp(mat3(1.60475, -0.10208, -0.00327, -0.53108, 1.10813, -0.07276, -0.07367, -0.00605, 1.07602) * c, 0.0, 1.0); }
vec3 srgb(vec3 c) { return mix(c * 12.92, 1.055 * pow(max(c, 1e-5), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }`

/** Tone-maps the linear photograph over the backdrop. */
export function develop(photo, expo) {
  const m = new THREE.Mesh(
    new THREE.PlaneGeometry(2, 2),
    new THREE.ShaderMaterial({
      depthTest: false,
      depthWrite: false,
      transparent: true,
      uniforms: { t: { value: photo.texture }, e: { value: expo } },
      vertexShader: 'varying vec2 u; void main(){ u = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
      fragmentShader:
        TONE +
        'varying vec2 u; uniform sampler2D t; uniform float e; void main(){ vec4 c = texture2D(t, u); gl_FragColor = vec4(srgb(aces(c.rgb * e)), c.a); }',
      blending: THREE.CustomBlending,
      blendSrc: THREE.OneFactor,
      blendDst: THREE.OneMinusSrcAlphaFactor,
    }),
  )
  m.frustumCulled = false
  m.renderOrder = 10
  return m
}

export function floorMaterial(shadow, mirror, expo) {
  return new THREE.ShaderMaterial({
    transparent: true,
    depthWrite: false,
    toneMapped: false,
    uniforms: {
      wide: { value: shadow.wide },
      tight: { value: shadow.tight },
      mir: { value: mirror.texture },
      res: { value: new THREE.Vector2() },
      ang: { value: 0 },
      e: { value: expo },
      off: { value: new THREE.Vector3() },
      uMir: { value: 0.13 },
      uBay: { value: 0 },
      size: { value: new THREE.Vector2(...shadow.size) },
    },
    vertexShader:
      'varying vec3 w; void main(){ w = (modelMatrix * vec4(position,1.0)).xyz; gl_Position = projectionMatrix * viewMatrix * vec4(w,1.0); }',
    fragmentShader:
      TONE +
      /* glsl */ `varying vec3 w; uniform float e; uniform vec3 off; uniform sampler2D wide, tight, mir; uniform vec2 res, size; uniform float ang, uMir, uBay;
      void main(){ float c = cos(ang), s = sin(ang); vec2 v = w.xz - off.xz, p = vec2(c * v.x - s * v.y, s * v.x + c * v.y);
        vec2 uv = vec2(0.5 - p.x / size.x, 0.5 + p.y / size.y);
        uv.x = 1.0 - uv.x; vec2 in0 = step(vec2(0.0), uv) * step(uv, vec2(1.0));
        float k = in0.x * in0.y, sh = k * (texture2D(wide, uv).r * 0.62 + texture2D(tight, uv).r * 0.55);
        sh = clamp(sh, 0.0, 0.93);
        vec2 q = gl_FragCoord.xy / res; vec4 m = vec4(0.0); float n = 0.0;
        // The mirror image is a quarter of the picture's size: five by five taps blur it enough.
        for (int i = -2; i <= 2; i++) for (int j = -2; j <= 2; j++) { m += texture2D(mir, q + vec2(float(i), float(j)) * vec2(0.0014, 0.0042)); n += 1.0; }
        m /= n; m.rgb = srgb(aces(m.rgb * e)); float f = uMir;
        // result = floor * (1 - sh) blended with the mirror image
        vec3 col = m.rgb * f; float a = 1.0 - (1.0 - sh) * (1.0 - f * m.a);
        // Painted lines of a parking bay beside the vehicle.
        vec2 b = abs(p) - vec2(0.0, uBay); float paint = uBay > 0.0 ? 0.55 * smoothstep(0.065, 0.05, abs(b.y)) * smoothstep(3.0, 2.9, abs(p.x)) : 0.0;
        col = mix(col, vec3(0.86) * (1.0 - sh), paint * (1.0 - sh)); a = max(a, paint);
        gl_FragColor = vec4(col, a); }`,
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneMinusSrcAlphaFactor,
  })
}

/** A place instead of the grey tent: wall and floor colours, a light strip, windows, hills or a dealer's yard under a sky. */
export function place(scene) {
  const rgb = (c) => new THREE.Vector3(...[1, 3, 5].map((i) => parseInt(c.slice(i, i + 2), 16) / 255))
  const kind = { wall: 0, strip: 1, windows: 2, hills: 3, yard: 4 }[scene.kind ?? 'wall']
  const m = new THREE.Mesh(
    new THREE.PlaneGeometry(2, 2),
    new THREE.ShaderMaterial({
      depthTest: false,
      depthWrite: false,
      toneMapped: false,
      uniforms: {
        hz: { value: 0.5 },
        asp: { value: 1.6 },
        cx: { value: 0.5 },
        kind: { value: kind },
        low: { value: rgb(scene.low) },
        high: { value: rgb(scene.high) },
        near: { value: rgb(scene.near) },
        far: { value: rgb(scene.far) },
        glow: { value: rgb(scene.glow ?? scene.low) },
        seed: { value: scene.seed ?? 1 },
        row: { value: scene.row ?? 1 },
        edges: { value: scene.edges ?? 0.28 },
      },
      vertexShader: 'varying vec2 u; void main(){ u = uv; gl_Position = vec4(position.xy, 0.9999, 1.0); }',
      fragmentShader: `varying vec2 u; uniform float hz, asp, cx, seed, row, edges; uniform int kind; uniform vec3 low, high, near, far, glow;
      float h1(float x){ return fract(sin(x * 127.1 + seed * 311.7) * 43758.5453); }
      float n1(float x){ float i = floor(x), f = fract(x); f = f*f*(3.0-2.0*f); return mix(h1(i), h1(i+1.0), f); }
      float ridge(float x){ return n1(x) * 0.6 + n1(x*2.3+7.0) * 0.28 + n1(x*6.1+3.0) * 0.12; }
      float hash(vec2 p){ return fract(sin(dot(p, vec2(12.9898,78.233))) * 43758.5453); }
      float span(float v, float a, float b, float s){ return smoothstep(a - s, a + s, v) * smoothstep(b + s, b - s, v); }
      float cloud(vec2 p){ float s = 0.0, k = 0.5; for (int i = 0; i < 4; i++) { vec2 f = fract(p), c = floor(p); f = f*f*(3.0-2.0*f);
        s += k * mix(mix(hash(c), hash(c + vec2(1,0)), f.x), mix(hash(c + vec2(0,1)), hash(c + vec2(1,1)), f.x), f.y); p *= 2.1; k *= 0.5; } return s; }
      // Out of focus, as behind a long lens: sky, trees, a showroom with lit windows, a row of cars, asphalt.
      vec3 yard(float x, float t, vec3 ground){
        vec3 c = mix(low, high, smoothstep(0.02, 0.6, t));
        c = mix(c, vec3(0.97), 0.5 * smoothstep(0.42, 0.72, cloud(vec2(x * 2.2 + seed, t * 6.0))) * smoothstep(0.05, 0.25, t));
        float trees = 0.055 + 0.075 * ridge(x * 2.6 + seed);
        c = mix(c, mix(vec3(0.33, 0.39, 0.33), vec3(0.47, 0.52, 0.47), smoothstep(0.0, 0.12, t)), smoothstep(trees + 0.012, trees - 0.012, t) * 0.9);
        float in0 = span(x, -0.06, 1.6, 0.006), wallH = 0.165;
        vec3 glass = mix(vec3(0.30, 0.36, 0.41), vec3(0.56, 0.64, 0.70), smoothstep(0.0, wallH, t));
        float pane = fract((x + 0.06) / 0.115);
        glass += glow * 0.16 * span(pane, 0.12, 0.88, 0.1) * span(t, 0.05, 0.12, 0.035) * (0.5 + h1(floor((x + 0.06) / 0.115)));
        glass = mix(glass, vec3(0.24, 0.27, 0.30), span(pane, -0.1, 0.045, 0.03) * 0.8);
        c = mix(c, glass, in0 * smoothstep(wallH + 0.006, wallH - 0.006, t));
        c = mix(c, mix(vec3(0.90, 0.91, 0.92), vec3(0.97), smoothstep(wallH, wallH + 0.05, t)), span(x, -0.085, 1.6, 0.006) * span(t, wallH, wallH + 0.05, 0.005));
        c = mix(c, vec3(0.55, 0.58, 0.60), span(x, -0.085, 1.6, 0.006) * span(t, wallH - 0.012, wallH, 0.006) * 0.7);
        float cell = floor(x / 0.215 + 0.3), p = (x - (cell - 0.3) * 0.215) / 0.215, tone = h1(cell + 40.0);
        vec3 paint = tone < 0.3 ? vec3(0.86, 0.87, 0.88) : tone < 0.5 ? vec3(0.22, 0.24, 0.27) : tone < 0.66 ? vec3(0.55, 0.58, 0.61) : tone < 0.84 ? vec3(0.24, 0.33, 0.46) : vec3(0.52, 0.20, 0.19);
        float hull = span(p, 0.06, 0.94, 0.035) * span(t, -0.012, 0.03, 0.006), roof = span(p, 0.24, 0.76, 0.08) * span(t, 0.02, 0.052, 0.006);
        float near0 = row * span(x, -1.6, 0.02, 0.02);
        c = mix(c, mix(ground * 0.62, vec3(0.3), 0.1), near0 * span(p, 0.04, 0.96, 0.04) * span(t, -0.026, 0.0, 0.007));
        c = mix(c, vec3(0.20, 0.23, 0.26), roof * near0 * 0.92);
        c = mix(c, paint * (0.8 + 0.3 * smoothstep(0.0, 0.03, t)), hull * near0 * 0.94);
        vec3 g = ground * (0.97 + 0.06 * cloud(vec2(x * 5.0 / max(0.06, -t + 0.05), 1.2 / max(0.03, -t + 0.03))));
        float floor0 = smoothstep(0.004, -0.004, t) * (1.0 - near0 * max(hull, span(p, 0.04, 0.96, 0.04) * span(t, -0.026, 0.0, 0.007)));
        return mix(c, g, floor0); }
      void main(){ float t = u.y - hz; vec3 wall = mix(low, high, smoothstep(0.0, 0.55, t)), fl = mix(far, near, smoothstep(0.0, -0.5, t)); vec3 c;
        float x = (u.x - cx) * asp;
        if (kind == 3) { float sun = exp(-dot(vec2(x - 0.55, t - 0.06) * vec2(1.2, 2.4), vec2(x - 0.55, t - 0.06) * vec2(1.2, 2.4)) * 3.0);
          c = mix(wall, glow, sun * 0.7);
          for (int k = 0; k < 3; k++) { float kk = float(k), r = (0.115 - 0.035 * kk) * ridge(x * (1.1 + kk * 0.9) + kk * 17.0) + 0.012; float m = smoothstep(r + 0.002, r - 0.002, t); vec3 hc = mix(mix(low, far, 0.35 + 0.25 * kk), far * 0.55, 0.25 + 0.25 * kk); c = mix(c, hc + glow * sun * 0.12, m); }
          vec3 g = fl; float d = -t; float tex = hash(floor(vec2(x / max(d, 0.01) * 90.0, 40.0 / max(d, 0.004)))) - 0.5; g += tex * 0.02 * smoothstep(0.0, 0.2, d); g += glow * 0.12 * exp(-d * 9.0);
          c = mix(g, c, smoothstep(-0.003, 0.003, t)); }
        else if (kind == 4) c = yard(x, t, fl);
        else { c = mix(fl, wall, smoothstep(-0.10, 0.10, t));
          if (kind == 1) { float y = abs(t - 0.27); float w = smoothstep(0.95, 0.75, abs(x)); c += glow * (0.9 * smoothstep(0.0075, 0.004, y) + 0.30 * exp(-y * 14.0)) * w; float yr = abs(-t - 0.20); c += glow * 0.10 * exp(-yr * 10.0) * w; }
          if (kind == 2) { float px = x * 1.45 + 20.0, f = fract(px); float pane = smoothstep(0.03, 0.045, f) * smoothstep(0.97, 0.955, f) * smoothstep(0.05, 0.06, t); c = mix(c, mix(glow, high, smoothstep(0.05, 0.6, t)), pane * 0.85); float rf = smoothstep(0.03, 0.12, f) * smoothstep(0.97, 0.88, f); c += (glow - 0.8) * 0.16 * rf * smoothstep(-0.5, -0.03, t) * smoothstep(0.0, -0.06, t); }
          float g0 = exp(-dot(vec2(x, t + 0.02) * vec2(1.1, 3.2), vec2(x, t + 0.02) * vec2(1.1, 3.2))); c += glow * 0.10 * g0; }
        vec2 v = (u - 0.5) * vec2(1.0, 0.8); c *= 1.0 - edges * dot(v, v); c += (hash(gl_FragCoord.xy) - 0.5) * 0.008;
        gl_FragColor = vec4(c, 1.0); }`,
    }),
  )
  m.frustumCulled = false
  m.renderOrder = -10
  return m
}

export function backdrop() {
  const m = new THREE.Mesh(
    new THREE.PlaneGeometry(2, 2),
    new THREE.ShaderMaterial({
      depthTest: false,
      depthWrite: false,
      toneMapped: false,
      uniforms: { hz: { value: 0.5 } },
      vertexShader: 'varying vec2 u; void main(){ u = uv; gl_Position = vec4(position.xy, 0.9999, 1.0); }',
      fragmentShader: /* glsl */ `varying vec2 u; uniform float hz; void main(){
      float t = u.y - hz; vec3 wall = mix(vec3(0.905,0.912,0.92), vec3(0.80,0.815,0.83), smoothstep(0.0, 0.62, t)), fl = mix(vec3(0.905,0.912,0.92), vec3(0.845,0.855,0.865), smoothstep(0.0, -0.5, t));
      vec3 c = mix(fl, wall, smoothstep(-0.12, 0.12, t)); vec2 v = (u - vec2(0.5, 0.5)) * vec2(1.0, 0.8); c *= 1.0 - 0.22 * dot(v, v);
      c += 0.05 * exp(-dot((u - vec2(0.5, hz - 0.05)) * vec2(2.0, 3.4), (u - vec2(0.5, hz - 0.05)) * vec2(2.0, 3.4)));
      gl_FragColor = vec4(c, 1.0); }`,
    }),
  )
  m.frustumCulled = false
  m.renderOrder = -10
  return m
}

/** Camera for a named view. Angle: 0 = nose towards camera, 90 = side. The frame is fitted to the turned bounding box. */
export const VIEW_ANGLES = { front: 0, hero: 38, side: 90, rear34: 142, rear: 180, wheel: 55 }
export function placeCamera(cam, info, view, angle, aspect) {
  const flat = ['front', 'side', 'rear'].includes(view),
    spin = view === 'spin',
    a = ((spin ? 60 : angle) * Math.PI) / 180 - Math.PI / 2
  const y = view === 'wheel' ? 0.66 : flat ? 1.15 : spin ? 1.5 : 1.4,
    aim = view === 'wheel' ? 0.4 : info.H * 0.4
  let dist = view === 'wheel' ? 3.6 : 12
  cam.fov = 21
  cam.aspect = aspect
  cam.near = 0.3
  cam.far = 60
  const place = () => {
    cam.position.set(0, y, dist)
    cam.lookAt(0, aim, 0)
    cam.updateProjectionMatrix()
    cam.updateMatrixWorld()
  }
  place()
  if (view === 'wheel') return
  const corners = [] // a rounded plan outline is a better fit than the box
  for (const x of [-0.5, 0.5])
    for (const z of [-0.38, 0.38])
      for (const [h, k] of [
        [0.25, 1],
        [1, 0.62],
      ])
        corners.push([x * info.L * k, h * info.H, z * info.W * 2 * (k === 1 ? 0.62 : 0.5)])
  const v = new THREE.Vector3(),
    ext = () => {
      const e = [9, -9, 9, -9]
      for (const [x, h, z] of corners) {
        v.set(x * Math.cos(a) + z * Math.sin(a), h, -x * Math.sin(a) + z * Math.cos(a)).project(cam)
        e[0] = Math.min(e[0], v.x)
        e[1] = Math.max(e[1], v.x)
        e[2] = Math.min(e[2], v.y)
        e[3] = Math.max(e[3], v.y)
      }
      return e
    }
  for (let i = 0; i < 4; i++) {
    const e = ext()
    dist *= Math.max((e[1] - e[0]) / (spin ? 1.76 : 1.72), (e[3] - e[2]) / 1.3)
    place()
  }
  if (spin) {
    dist *= 1.03
    place()
    return
  }
  const e = ext() // shift the lens to centre the car
  cam.projectionMatrix.elements[8] += (e[0] + e[1]) / 2
  cam.projectionMatrix.elements[9] += (e[2] + e[3]) / 2 + 0.02
  cam.projectionMatrixInverse.copy(cam.projectionMatrix).invert()
}
