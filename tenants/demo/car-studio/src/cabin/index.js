// The inside of a vehicle, seen from between the front seats: dashboard, wheel (right-hand drive), screens, console, doors.
// x forward, y up, z to the right; metres. What differs between classes is data: TRIMS.
import * as THREE from 'three'
import { simple } from '../paint.js'
import { middle, wheel } from './controls.js'
import { screens, vents } from './dashboard.js'
import { doors, seats, shellOf } from './room.js'
import { loft, tube } from './solids.js'
import { TRIMS } from './trims.js'

const stripOf = {
  paint: (c) => simple(c, 0.4, 0.3),
  metal: (c) => simple(c, 0.28, 0.9),
  gloss: (c) => simple(c, 0.3, 0.2, { clearcoat: 0.6 }),
  wood: () => simple('#4a2c18', 0.35, 0, { clearcoat: 0.8, clearcoatRoughness: 0.1 }),
  carbon: () => simple('#1c1e21', 0.32, 0.5, { clearcoat: 1, clearcoatRoughness: 0.08 }),
}

/** The cabin of a class as a group, the driver on the right. */
export function interior(name) {
  const t = TRIMS[name],
    g = new THREE.Group()
  const M = {
    dash: simple(t.dash, 0.72),
    low: simple(t.low, 0.62),
    seat: simple(t.seat, 0.6),
    dark: simple('#0c0d0e', 0.6),
    gloss: simple('#08090a', 0.12, 0, { clearcoat: 1 }),
    metal: simple('#c6cacd', 0.22, 1),
    knob: simple('#4d5155', 0.42, 0.6),
    lining: simple(name === 'sport' ? '#2a2b2d' : '#a9a8a4', 0.95),
    carpet: simple('#141516', 1),
    strip: stripOf[t.strip](t.accent),
    stitch: simple(t.stitch ?? t.seat, 0.8),
    rim: simple(name === 'electric' ? '#2d2e30' : '#141517', 0.5),
  }
  const bend = (z) => [-0.1 * (Math.abs(z) / 0.76) ** 2.6, -0.012 * (Math.abs(z) / 0.76) ** 2]
  // upper dashboard from the windscreen to the driver, then the lower one to the floor
  loft(
    [
      [1.45, 1.0],
      [1.15, 1.0],
      [0.9, 0.995],
      [0.78, 0.98],
      [0.735, 0.955],
      [0.735, 0.925],
      [0.755, 0.9],
    ],
    1.56,
    bend,
    M.dash,
    g,
  )
  loft(
    [
      [0.755, 0.845],
      [0.735, 0.825],
      [0.74, 0.79],
      [0.78, 0.72],
      [0.84, 0.6],
      [0.98, 0.46],
      [1.1, 0.3],
    ],
    1.56,
    bend,
    M.low,
    g,
  )
  loft(
    [
      [0.757, 0.902],
      [0.75, 0.89],
      [0.75, 0.856],
      [0.757, 0.843],
    ],
    1.56,
    bend,
    M.strip,
    g,
  )
  for (const y of [0.9, 0.846]) {
    const line = []
    for (let z = -0.78; z <= 0.781; z += 0.06) line.push([0.747 + bend(z)[0], y + bend(z)[1], z])
    tube(
      line,
      0.0035,
      name === 'luxury' && y < 0.87 ? new THREE.MeshBasicMaterial({ color: '#ffca8a' }) : M.metal,
      g,
    )
  }
  if (t.stitch) {
    const line = []
    for (let z = -0.76; z <= 0.761; z += 0.05) line.push([0.752 + bend(z)[0], 0.976 + bend(z)[1], z])
    tube(line, 0.0022, M.stitch, g)
  }
  vents(g, t, M, bend)
  screens(g, t, M)
  wheel(g, t, M)
  middle(g, t, M)
  seats(g, t, M)
  doors(g, M)
  shellOf(g, t, M)
  return g
}
