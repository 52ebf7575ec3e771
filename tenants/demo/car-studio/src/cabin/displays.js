// What screens show.
import * as THREE from 'three'

/** A lit screen: what `draw` paints on a canvas of `w` by `h` pixels. */
export function display(w, h, draw) {
  const canvas = document.createElement('canvas')
  canvas.width = w
  canvas.height = h
  draw(canvas.getContext('2d'), w, h)
  const map = new THREE.CanvasTexture(canvas)
  map.colorSpace = THREE.SRGBColorSpace
  map.anisotropy = 8
  return new THREE.MeshStandardMaterial({
    color: '#000',
    emissive: '#fff',
    emissiveMap: map,
    emissiveIntensity: 0.9,
    roughness: 0.25,
  })
}

export function drawMap(g, w, h) {
  g.fillStyle = '#10161d'
  g.fillRect(0, 0, w, h)
  g.fillStyle = '#182430'
  for (const [x, y, a, b] of [
    [0.34, 0.1, 0.2, 0.3],
    [0.6, 0.06, 0.16, 0.22],
    [0.38, 0.52, 0.3, 0.36],
    [0.74, 0.44, 0.2, 0.4],
  ])
    g.fillRect(x * w, y * h, a * w, b * h)
  g.fillStyle = '#173a2c'
  g.fillRect(0.8 * w, 0.06 * h, 0.2 * w, 0.26 * h)
  const road = (colour, width, pts) => {
    g.strokeStyle = colour
    g.lineWidth = width * h
    g.lineJoin = g.lineCap = 'round'
    g.beginPath()
    for (const [x, y] of pts) g.lineTo(x * w, y * h)
    g.stroke()
  }
  road('#33424f', 0.03, [
    [0.3, 0.46],
    [1, 0.38],
  ])
  road('#33424f', 0.03, [
    [0.57, 0],
    [0.57, 1],
  ])
  road('#33424f', 0.02, [
    [0.3, 0.8],
    [1, 0.92],
  ])
  road('#3d8bfd', 0.035, [
    [0.46, 1],
    [0.5, 0.74],
    [0.57, 0.6],
    [0.57, 0.43],
    [0.78, 0.41],
    [0.88, 0.16],
  ])
  g.fillStyle = '#fff'
  g.beginPath()
  g.arc(0.52 * w, 0.7 * h, 0.035 * h, 0, 7)
  g.fill()
  g.fillStyle = '#0a0e13'
  g.fillRect(0, 0, 0.28 * w, h)
  for (const [k, colour] of ['#2f6fe0', '#2d9c69', '#b98a2f', '#5a6470'].entries()) {
    g.fillStyle = colour
    g.beginPath()
    g.roundRect(0.05 * w, (0.1 + k * 0.215) * h, 0.075 * w, 0.13 * h, 0.02 * h)
    g.fill()
    g.fillStyle = '#c8d1da'
    g.fillRect(0.15 * w, (0.13 + k * 0.215) * h, 0.1 * w, 0.022 * h)
    g.fillStyle = '#59636e'
    g.fillRect(0.15 * w, (0.18 + k * 0.215) * h, 0.07 * w, 0.018 * h)
  }
}

export function drawDials(g, w, h) {
  g.fillStyle = '#07090c'
  g.fillRect(0, 0, w, h)
  for (const [x, to] of [
    [0.24, 0.52],
    [0.76, 0.3],
  ]) {
    const r = 0.4 * h
    g.lineWidth = 0.035 * h
    g.strokeStyle = '#28313a'
    g.beginPath()
    g.arc(x * w, 0.54 * h, r, 0.75 * Math.PI, 2.25 * Math.PI)
    g.stroke()
    g.strokeStyle = '#5aa2ff'
    g.beginPath()
    g.arc(x * w, 0.54 * h, r, 0.75 * Math.PI, (0.75 + 1.5 * to) * Math.PI)
    g.stroke()
    g.strokeStyle = '#aeb8c2'
    g.lineWidth = 0.012 * h
    for (let k = 0; k <= 12; k++) {
      const a = (0.75 + (1.5 * k) / 12) * Math.PI
      g.beginPath()
      g.moveTo(x * w + Math.cos(a) * r * 0.84, 0.54 * h + Math.sin(a) * r * 0.84)
      g.lineTo(x * w + Math.cos(a) * r * 0.74, 0.54 * h + Math.sin(a) * r * 0.74)
      g.stroke()
    }
  }
  g.fillStyle = '#e8edf2'
  g.textAlign = 'center'
  g.font = `600 ${0.26 * h}px sans-serif`
  g.fillText('0', 0.24 * w, 0.63 * h)
  g.fillText('P', 0.76 * w, 0.63 * h)
  g.fillStyle = '#8c97a3'
  g.font = `${0.09 * h}px sans-serif`
  g.fillText('km/h', 0.24 * w, 0.76 * h)
  g.fillText('21.5 °C', 0.5 * w, 0.2 * h)
}
