// Parts that stand off the body: arch lips and liners, mirrors, handles, rails, plates, wipers, cabin furniture.
import * as THREE from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { sideGlass } from './masks/side.js'
import { paintOf, simple } from './paint.js'
import { makeWheel } from './wheels.js'

const box = (w, h, d, r, mat, x, y, z, parent) => {
  const m = new THREE.Mesh(new RoundedBoxGeometry(w, h, d, 4, r), mat)
  m.position.set(x, y, z)
  parent.add(m)
  return m
}
const tube = (pts, r, mat, parent, closed = false) => {
  const m = new THREE.Mesh(
    new THREE.TubeGeometry(
      new THREE.CatmullRomCurve3(
        pts.map((p) => new THREE.Vector3(...p)),
        closed,
      ),
      pts.length * 6,
      r,
      10,
      closed,
    ),
    mat,
  )
  parent.add(m)
  return m
}
export const sides = (fn) => {
  fn(1)
  fn(-1)
}

export function addDetails(group, field, colour) {
  const { s, cast } = field,
    half = s.wb / 2,
    axle = s.axleY ?? s.wheelR,
    k = paintOf(colour)
  const M = {
    paint: simple(k.c, k.r, k.m, { clearcoat: 1, clearcoatRoughness: 0.03 }),
    black: simple('#0b0c0d', 0.25, 0, { clearcoat: 0.6 }),
    matt: simple('#17181a', 0.7),
    chrome: simple('#d5d8da', 0.1, 1),
    dark: simple('#070708', 0.95),
    alu: simple('#b9bdc0', 0.3, 0.9),
    plate: simple('#f3f4f2', 0.45, 0, { clearcoat: 0.3 }),
    seat: simple('#2c2e31', 0.85),
  }
  M.seat.userData.dim = 0.3
  const surf = (x, y) => {
    const p = cast([x, y, 1.4], [0, 0, -1])
    return p ? p[2] : s.W / 2
  }
  // wheels, arch liners and rolled lips
  const wheel = makeWheel({ R: s.wheelR, width: s.tyreW, style: s.spokes, steel: s.steel })
  for (const ax of [half, -half, ...(s.axles ?? [])])
    sides((sg) => {
      const w = wheel.clone()
      w.position.set(ax, axle, sg * (s.W / 2 - (s.wheelInset ?? 0.022)))
      if (sg < 0) w.rotation.y = Math.PI
      w.userData.rigid = true
      group.add(w)
      if (s.noArch?.(ax)) return
      const drop = Math.min(
        0.33,
        Math.asin(
          Math.max(
            -0.5,
            Math.min(
              0.9,
              (axle - Math.max(s.bottom(ax - s.archR), s.bottom(ax + s.archR)) - 0.015) / s.archR,
            ),
          ),
        ),
      ) // stop at the sill
      const liner = new THREE.Mesh(
        new THREE.CylinderGeometry(
          s.archR + 0.004,
          s.archR + 0.004,
          s.W / 2 - 0.44,
          48,
          1,
          true,
          Math.PI / 2 - drop,
          Math.PI + 2 * drop,
        ),
        new THREE.MeshBasicMaterial({ color: '#040404', side: THREE.BackSide }),
      )
      liner.rotation.x = Math.PI / 2
      liner.position.set(ax, axle, sg * (0.4 + (s.W / 2 - 0.44) / 2))
      group.add(liner)
      const wall = new THREE.Mesh(
        new THREE.CircleGeometry(s.archR, 48, -drop, Math.PI + 2 * drop),
        new THREE.MeshBasicMaterial({ color: '#040404' }),
      )
      wall.position.set(ax, axle, sg * 0.42)
      if (sg < 0) wall.rotation.y = Math.PI
      group.add(wall)
      const lip = []
      for (let i = 0; i <= 72; i++) {
        const a = -0.42 + ((Math.PI + 0.84) * i) / 72,
          x = ax + Math.cos(a) * s.archR,
          y = axle + Math.sin(a) * s.archR
        if (y > s.bottom(x) + 0.08) lip.push([x, y, sg * (surf(x, y) - 0.006)])
      }
      tube(lip, 0.009, s.cladding ? M.matt : M.paint, group)
    })
  // underbody
  if (!s.noUnderbody) box(s.wb + 0.5, 0.16, 1.1, 0.05, M.dark, 0, s.bottom(0) + 0.1, 0, group)
  if (s.bare) return M
  const gl = sideGlass(field),
    sx = gl.x0,
    by = gl.beltY(sx)
  // door mirrors
  if (!s.noMirrors)
    sides((sg) => {
      const mx = s.mirrorX ?? sx - 0.16,
        my = by + (s.mirrorY ?? 0.085),
        mz = surf(mx, by + 0.02) + 0.12,
        g = new THREE.Group()
      const geo = new THREE.SphereGeometry(1, 40, 28),
        P = geo.attributes.position
      for (let i = 0; i < P.count; i++) {
        let x = P.getX(i),
          y = P.getY(i),
          z = P.getZ(i)
        const q = (v) => Math.sign(v) * Math.abs(v) ** 0.72
        x = x < -0.25 ? -0.25 - (x + 0.25) * 0.05 : x
        P.setXYZ(i, x * 0.115, q(y) * 0.078 + z * 0.008, q(z) * 0.118)
      }
      geo.computeVertexNormals()
      g.add(new THREE.Mesh(geo, M.paint))
      box(0.012, 0.115, 0.19, 0.02, M.chrome, -0.03, 0, 0, g)
      box(0.1, 0.03, 0.15, 0.014, M.black, 0.0, -0.075, -0.09, g).rotation.x = 0.25
      box(0.09, 0.016, 0.21, 0.007, M.black, 0.02, -0.055, 0, g)
      g.position.set(mx, my, sg * mz)
      g.scale.z = sg
      g.rotation.y = sg * -0.12
      group.add(g)
    })
  // door handles on the surface
  const hy = s.handleY ?? (s.crease ? s.crease.y - 0.015 : 0.92)
  for (const hx of s.handles ?? [s.pillars.b + 0.2, (s.pillars.c ?? 0) + 0.1])
    sides((sg) => {
      const y = hy,
        z = surf(hx, y),
        n = field.grad(hx, y, z),
        h = box(
          0.19,
          0.03,
          0.026,
          0.012,
          s.chromeHandles ? M.chrome : M.paint,
          hx,
          y,
          sg * (z + 0.014),
          group,
        )
      h.rotation.x = -sg * Math.atan2(n[1], n[2]) * 0.7
      box(0.1, 0.05, 0.012, 0.006, M.black, hx, y - 0.004, sg * (z + 0.0005), group).rotation.x =
        -sg * Math.atan2(n[1], n[2])
    })
  if (s.rails)
    sides((sg) => {
      const pts = [],
        x0 = s.railX0 ?? 0.05,
        x1 = s.railX1 ?? s.dlo.rearTop + 0.05
      const rz = (x) => s.glassWidth(x) - s.tumble * (s.roof(x) - s.belt) - 0.06
      for (let i = 0; i <= 12; i++) {
        const x = x0 + ((x1 - x0) * i) / 12,
          e = Math.min(i, 12 - i)
        const p = cast([x, 3, rz(x)], [0, -1, 0])
        pts.push([x, p[1] + (e === 0 ? -0.012 : e === 1 ? 0.03 : 0.04), sg * rz(x)])
      }
      tube(pts, 0.014, M.alu, group)
      for (const i of [1, 6, 11])
        box(0.09, 0.035, 0.022, 0.01, M.matt, pts[i][0], pts[i][1] - 0.018, pts[i][2], group)
    })
  // plates
  const plate = (dir, y) => {
    const p = cast([dir * 4, y, 0], [-dir, 0, 0], 5)
    if (!p) return
    const n = field.grad(p[0], y, 0),
      tilt = Math.atan2(n[1], Math.abs(n[0])),
      g = new THREE.Group()
    box(0.016, 0.122, 0.385, 0.007, M.black, 0, 0, 0, g)
    box(0.014, 0.108, 0.37, 0.006, M.plate, 0.004, 0, 0, g)
    g.position.set(p[0] + dir * 0.008, y, 0)
    g.rotation.y = dir > 0 ? 0 : Math.PI
    g.rotation.z = dir > 0 ? tilt * 0.6 : tilt * 0.6
    group.add(g)
  }
  if (s.plateFront !== false) plate(1, s.plateFront ?? (s.intake.y1 + s.grille.y0) / 2 + 0.0)
  if (s.plateRear) plate(-1, s.plateRear)
  if (s.exhaust)
    sides((sg) => {
      const z = 0.52,
        y = s.bottom(-s.wb / 2 - 0.7) + 0.06,
        p = cast([-4, y + 0.05, z], [1, 0, 0], 5),
        g = new THREE.Group(),
        tip = new THREE.CylinderGeometry(0.036, 0.036, 0.3, 32, 1, true)
      tip.rotateZ(Math.PI / 2)
      const pipe = new THREE.Mesh(tip, M.chrome),
        hole = new THREE.Mesh(new THREE.CircleGeometry(0.034, 24), M.dark)
      pipe.position.x = 0.15
      hole.rotation.y = -Math.PI / 2
      hole.position.x = 0.012
      g.add(pipe, hole)
      g.scale.z = 1.35
      g.position.set(p[0] + 0.02, y, sg * z)
      group.add(g)
    })
  if (!s.noWipers)
    for (const [z0, z1] of [
      [-0.1, -0.62],
      [0.42, -0.08],
    ]) {
      const pts = []
      for (let i = 0; i <= 6; i++) {
        const z = z0 + ((z1 - z0) * i) / 6,
          y0 = s.top(s.screen(s.belt) - 0.1) - 0.012 + i * 0.006,
          p = cast([3.2, y0, z], [-1, 0, 0], 4)
        if (p) pts.push([p[0] + 0.012, p[1] + 0.006, z])
      }
      if (pts.length > 3) tube(pts, 0.006, M.matt, group)
    }
  if (!s.noCabin) cabin(group, field, M)
  return M
}

function cabin(group, field, M) {
  const { s } = field,
    fl = s.belt - 0.62,
    cx = s.seatX ?? s.pillars.b + 0.1,
    screenX = s.screen(s.belt)
  const dash = box(0.5, 0.34, s.W - 0.5, 0.1, M.seat, screenX - 0.42, s.belt - 0.17, 0, group)
  dash.rotation.z = 0.06
  for (let r = 0; r < (s.seats ?? 2); r++)
    for (const z of [0.36, -0.36]) {
      const x = cx - r * 0.88,
        b = box(0.16, 0.66, 0.5, 0.075, M.seat, x - 0.1, fl + 0.52, z, group)
      b.rotation.z = 0.24
      box(0.52, 0.17, 0.5, 0.07, M.seat, x + 0.22, fl + 0.2, z, group)
      const h = box(0.1, 0.17, 0.26, 0.05, M.seat, x - 0.225, fl + 0.9, z, group)
      h.rotation.z = 0.2
    }
  const wheel = new THREE.Mesh(new THREE.TorusGeometry(0.18, 0.016, 12, 40), simple('#0d0e0f', 0.5)) // right-hand drive
  wheel.position.set(screenX - 0.78, s.belt - 0.04, -0.36 * -1)
  wheel.rotation.set(0, Math.PI / 2, 0)
  wheel.rotateX(-0.4)
  group.add(wheel)
}
