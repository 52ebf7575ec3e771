// How deep the openings of a face lie.
const inside = (pts, x, y) => {
  let odd = false
  for (let i = 0, j = pts.length - 1; i < pts.length; j = i++) {
    const [ax, ay] = pts[i],
      [bx, by] = pts[j]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
  }
  return odd
}

/** How far the openings of a face are pressed in, as a function of |z| and y: the outlines softened over 3 cm. */
export function depthOf(face) {
  const w = 200,
    h = 300,
    cell = 0.005
  let map = new Float32Array(w * h)
  for (const { shape, mirrored, depth } of face.holes) {
    if (!depth) continue
    const outline = mirrored ? shape : [...shape, ...[...shape].reverse().map(([z, y]) => [-z, y])]
    for (let r = 0; r < h; r++)
      for (let c = 0; c < w; c++)
        if (inside(outline, (c + 0.5) * cell, (r + 0.5) * cell))
          map[r * w + c] = Math.max(map[r * w + c], depth)
  }
  for (let pass = 0; pass < 2; pass++)
    for (const step of [1, w]) {
      const soft = new Float32Array(w * h)
      for (let at = 3 * step; at < w * h - 3 * step; at++) {
        let sum = 0
        for (let k = -2; k <= 2; k++) sum += map[at + k * step]
        soft[at] = sum / 5
      }
      map = soft
    }
  return (z, y) => {
    const c = z / cell - 0.5,
      r = y / cell - 0.5
    if (c < 0 || r < 0 || c > w - 2 || r > h - 2)
      return c < 0 && r >= 0 && r <= h - 2 ? map[Math.floor(r) * w] : 0
    const c0 = Math.floor(c),
      r0 = Math.floor(r),
      fc = c - c0,
      fr = r - r0,
      at = r0 * w + c0
    return (
      (map[at] * (1 - fc) + map[at + 1] * fc) * (1 - fr) +
      (map[at + w] * (1 - fc) + map[at + w + 1] * fc) * fr
    )
  }
}
