/** Where somebody looks: to the right and up in radians, and how much is in view from top to bottom. */
export interface View {
  yaw: number
  pitch: number
  angle: number
}

const vertex = 'attribute vec2 at; varying vec2 p; void main() { p = at; gl_Position = vec4(at, 0.0, 1.0); }'
const fragment = `precision highp float; varying vec2 p; uniform sampler2D picture; uniform vec4 view;
void main() {
  vec3 ray = normalize(vec3(p.x * view.z * view.w, p.y * view.z, -1.0));
  float a = cos(view.y), b = sin(view.y), c = cos(view.x), d = sin(view.x);
  ray = vec3(ray.x, a * ray.y - b * ray.z, b * ray.y + a * ray.z);
  ray = vec3(c * ray.x - d * ray.z, ray.y, d * ray.x + c * ray.z);
  gl_FragColor = texture2D(picture, vec2(atan(ray.x, -ray.z) / 6.28318530718 + 0.5, 0.5 - asin(ray.y) / 3.14159265359));
}`

/**
 * Draws an equirectangular picture as seen from its middle. Undefined where the browser has no WebGL 2.
 * The canvas is sized by who calls, as is the moment of drawing.
 */
export function panorama(canvas: HTMLCanvasElement, picture: HTMLImageElement) {
  const gl = canvas.getContext('webgl2', { antialias: false })
  if (!gl) return undefined
  const program = gl.createProgram()
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) return undefined
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return undefined
  // biome-ignore lint/correctness/useHookAtTopLevel: it is no hook, its name only begins like one
  gl.useProgram(program)

  // One triangle that covers the canvas.
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
  const at = gl.getAttribLocation(program, 'at')
  gl.enableVertexAttribArray(at)
  gl.vertexAttribPointer(at, 2, gl.FLOAT, false, 0, 0)

  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, noLarger(picture, gl))
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
  const uniform = gl.getUniformLocation(program, 'view')

  return ({ yaw, pitch, angle }: View) => {
    gl.viewport(0, 0, canvas.width, canvas.height)
    gl.uniform4f(uniform, yaw, pitch, Math.tan(angle / 2), canvas.width / canvas.height)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
  }
}

/** The picture as large as the graphics card takes it. */
function noLarger(picture: HTMLImageElement, gl: WebGL2RenderingContext) {
  const largest = gl.getParameter(gl.MAX_TEXTURE_SIZE) as number
  if (picture.naturalWidth <= largest) return picture
  const smaller = document.createElement('canvas')
  smaller.width = largest
  smaller.height = Math.round((picture.naturalHeight * largest) / picture.naturalWidth)
  smaller.getContext('2d')?.drawImage(picture, 0, 0, smaller.width, smaller.height)
  return smaller
}

/**
 * Where a place on the picture (in percent) is on the screen, in percent too; undefined when it is behind.
 * @param aspect width of the screen by its height
 */
export function onScreen(place: { x: number; y: number }, { yaw, pitch, angle }: View, aspect: number) {
  const longitude = (place.x / 100 - 0.5) * 2 * Math.PI - yaw
  const latitude = (0.5 - place.y / 100) * Math.PI
  const [x, y, z] = [
    Math.sin(longitude) * Math.cos(latitude),
    Math.sin(latitude),
    -Math.cos(longitude) * Math.cos(latitude),
  ]
  const [up, away] = [Math.cos(pitch) * y + Math.sin(pitch) * z, Math.cos(pitch) * z - Math.sin(pitch) * y]
  if (away > -0.05) return undefined
  const half = Math.tan(angle / 2)
  return { x: 50 * (1 + x / -away / (half * aspect)), y: 50 * (1 - up / -away / half) }
}
