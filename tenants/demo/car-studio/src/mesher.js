// Surface nets over an implicit field: mirrored half, vertices pulled onto the exact surface, analytic normals, baked AO.
export function meshField(f, box, h, { iso = 0, lip = 1.0 } = {}) {
  const [x0, x1, y0, y1, , z1] = box
  const g = (x, y, z) => f(x, y, z) - iso
  const nx = Math.ceil((x1 - x0) / h),
    ny = Math.ceil((y1 - y0) / h),
    nz = Math.ceil(z1 / h) + 1
  const zs = -h / 2 - h // one and a half cells across the mirror plane
  const X = (i) => x0 + i * h,
    Y = (j) => y0 + j * h,
    Z = (k) => zs + k * h
  const NX = nx + 1,
    NY = ny + 1,
    NZ = nz + 3
  const val = new Float32Array(NX * NY * NZ).fill(NaN)
  const id = (i, j, k) => (i * NY + j) * NZ + k
  const at = (i, j, k) => {
    const q = id(i, j, k)
    let v = val[q]
    if (Number.isNaN(v)) v = val[q] = g(X(i), Y(j), Z(k))
    return v
  }
  const B = 6,
    reach = B * h * 0.87 * 1.6 * lip
  const cellV = new Map(),
    pos = []
  const corner = [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [1, 1, 0],
    [0, 0, 1],
    [1, 0, 1],
    [0, 1, 1],
    [1, 1, 1],
  ]
  const edges = [
    [0, 1],
    [2, 3],
    [4, 5],
    [6, 7],
    [0, 2],
    [1, 3],
    [4, 6],
    [5, 7],
    [0, 4],
    [1, 5],
    [2, 6],
    [3, 7],
  ]
  const v8 = new Float64Array(8)
  for (let bi = 0; bi < nx; bi += B)
    for (let bj = 0; bj < ny; bj += B)
      for (let bk = 0; bk < NZ - 1; bk += B) {
        if (Math.abs(g(X(bi + B / 2), Y(bj + B / 2), Z(bk + B / 2))) > reach) continue
        for (let i = bi; i < Math.min(bi + B, nx); i++)
          for (let j = bj; j < Math.min(bj + B, ny); j++)
            for (let k = bk; k < Math.min(bk + B, NZ - 1); k++) {
              let mask = 0
              for (let c = 0; c < 8; c++) {
                v8[c] = at(i + corner[c][0], j + corner[c][1], k + corner[c][2])
                if (v8[c] < 0) mask |= 1 << c
              }
              if (mask === 0 || mask === 255) continue
              let sx = 0,
                sy = 0,
                sz = 0,
                n = 0
              for (const [a, b] of edges) {
                if (v8[a] < 0 === v8[b] < 0) continue
                const t = v8[a] / (v8[a] - v8[b]),
                  A = corner[a],
                  C = corner[b]
                sx += A[0] + t * (C[0] - A[0])
                sy += A[1] + t * (C[1] - A[1])
                sz += A[2] + t * (C[2] - A[2])
                n++
              }
              cellV.set(id(i, j, k), pos.length / 3)
              pos.push(X(i) + (sx / n) * h, Y(j) + (sy / n) * h, Z(k) + (sz / n) * h)
            }
      }
  const idx = []
  const quad = (a, b, c, d, flip) => {
    if ([a, b, c, d].some((q) => q === undefined)) return
    flip ? idx.push(a, c, b, a, d, c) : idx.push(a, b, c, a, c, d)
  }
  for (const q of cellV.keys()) {
    const k = q % NZ,
      j = Math.floor(q / NZ) % NY,
      i = Math.floor(q / NZ / NY),
      V = (a, b, c) => cellV.get(id(a, b, c))
    const s0 = at(i, j, k) < 0
    if (j > 0 && k > 0 && s0 !== at(i + 1, j, k) < 0)
      quad(V(i, j - 1, k - 1), V(i, j, k - 1), V(i, j, k), V(i, j - 1, k), !s0)
    if (i > 0 && k > 0 && s0 !== at(i, j + 1, k) < 0)
      quad(V(i - 1, j, k - 1), V(i - 1, j, k), V(i, j, k), V(i, j, k - 1), !s0)
    if (i > 0 && j > 0 && s0 !== at(i, j, k + 1) < 0)
      quad(V(i - 1, j - 1, k), V(i, j - 1, k), V(i, j, k), V(i - 1, j, k), !s0)
  }
  const n = pos.length / 3,
    P = new Float32Array(pos),
    N = new Float32Array(n * 3),
    AO = new Float32Array(n)
  const e = 0.0025
  for (let v = 0; v < n; v++) {
    let x = P[3 * v],
      y = P[3 * v + 1],
      z = P[3 * v + 2],
      gx,
      gy,
      gz
    for (let it = 0; it < 2; it++) {
      const c = g(x, y, z)
      gx = (g(x + e, y, z) - g(x - e, y, z)) / (2 * e)
      gy = (g(x, y + e, z) - g(x, y - e, z)) / (2 * e)
      gz = (g(x, y, z + e) - g(x, y, z - e)) / (2 * e)
      const l2 = gx * gx + gy * gy + gz * gz || 1
      const m = Math.max(-h, Math.min(h, c / Math.sqrt(l2))) / Math.sqrt(l2)
      x -= gx * m
      y -= gy * m
      z -= gz * m
    }
    const l = Math.hypot(gx, gy, gz) || 1
    gx /= l
    gy /= l
    gz /= l
    P.set([x, y, z], 3 * v)
    N.set([gx, gy, gz], 3 * v)
    let occ = 0
    for (const d of [0.04, 0.1, 0.2])
      occ += Math.max(0, d - Math.min(g(x + gx * d, y + gy * d, z + gz * d), y + gy * d + 0.02)) / d
    AO[v] = Math.max(0.15, 1 - occ * 0.42)
  }
  return { position: P, normal: N, ao: AO, index: new Uint32Array(idx), half: n }
}

/** Duplicate the z >= 0 half onto the other side. */
export function mirrored(m) {
  const n = m.half,
    P = new Float32Array(n * 6),
    N = new Float32Array(n * 6),
    A = new Float32Array(n * 2)
  P.set(m.position)
  N.set(m.normal)
  A.set(m.ao)
  A.set(m.ao, n)
  for (let v = 0; v < n; v++)
    for (let c = 0; c < 3; c++) {
      const sgn = c === 2 ? -1 : 1
      P[3 * (n + v) + c] = sgn * m.position[3 * v + c]
      N[3 * (n + v) + c] = sgn * m.normal[3 * v + c]
    }
  const I = new Uint32Array(m.index.length * 2)
  I.set(m.index)
  for (let t = 0; t < m.index.length; t += 3)
    I.set([m.index[t] + n, m.index[t + 2] + n, m.index[t + 1] + n], m.index.length + t)
  return { position: P, normal: N, ao: A, index: I }
}
