// Pieces a cabin is put together from: x forward, y up, z to the right; metres.
import * as THREE from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'

export const box = (w, h, d, r, mat, [x, y, z], parent, turn = [0, 0, 0]) => {
  const m = new THREE.Mesh(new RoundedBoxGeometry(w, h, d, 5, Math.min(r, w / 2.01, h / 2.01, d / 2.01)), mat)
  m.position.set(x, y, z)
  m.rotation.set(...turn)
  m.castShadow = m.receiveShadow = true
  parent.add(m)
  return m
}

export const tube = (pts, r, mat, parent, closed = false) => {
  const curve = new THREE.CatmullRomCurve3(
      pts.map((p) => new THREE.Vector3(...p)),
      closed,
    ),
    m = new THREE.Mesh(new THREE.TubeGeometry(curve, Math.max(24, pts.length * 8), r, 10, closed), mat)
  m.castShadow = m.receiveShadow = true
  parent.add(m)
  return m
}

/** A skin over a profile (points in x and y) that `bend(z)` moves forward and up along the width. */
export function loft(profile, width, bend, mat, parent) {
  const curve = new THREE.CatmullRomCurve3(
      profile.map(([x, y]) => new THREE.Vector3(x, y, 0)),
      false,
      'centripetal',
    ),
    along = curve.getSpacedPoints(90),
    rows = 60,
    position = [],
    index = []
  for (let r = 0; r <= rows; r++) {
    const z = (r / rows - 0.5) * width,
      [dx, dy] = bend(z)
    for (const p of along) position.push(p.x + dx, p.y + dy, z)
  }
  const n = along.length
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < n - 1; c++) {
      const a = r * n + c
      index.push(a, a + n, a + 1, a + 1, a + n, a + n + 1)
    }
  const geo = new THREE.BufferGeometry()
  geo.setAttribute('position', new THREE.Float32BufferAttribute(position, 3))
  geo.setIndex(index)
  geo.computeVertexNormals()
  const m = new THREE.Mesh(geo, mat)
  m.material.side = THREE.DoubleSide
  m.castShadow = m.receiveShadow = true
  parent.add(m)
  return m
}
