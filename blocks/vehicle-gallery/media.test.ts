import { describe, expect, test } from 'vitest'
import { sampleVehicle } from '#app/samples/vehicle.ts'
import { dragged, nearest, wrapped } from './browser/frames.ts'
import { onScreen } from './browser/panorama.ts'
import { hotspotsOf, mediaOf, videoPlace } from './media.ts'
import { spinEmbed } from './spin-embed.ts'

const choices = { viewerDefaultMode: 'spinner', galleryVideoPosition: 'second' } as const
const video = 'https://youtu.be/aqz-KE-bpKQ'
const spin_images = ['/media/a.webp', '/media/b.webp']

describe('modes', () => {
  test('are those that have media; the first of them stands in for the one asked for', () => {
    const all = sampleVehicle({
      spin_images,
      walkaround_videos: [video],
      spin_interior_image: '/media/i.webp',
    })
    expect(mediaOf(all, choices)).toMatchObject({
      modes: ['spinner', 'walkaround', 'gallery', 'interior'],
      first: 'spinner',
    })
    expect(mediaOf(all, { ...choices, viewerDefaultMode: 'gallery' }).first).toBe('gallery')
    expect(mediaOf(sampleVehicle(), choices)).toMatchObject({ modes: ['gallery'], first: 'gallery' })
    const none = sampleVehicle({ images: [], primary_image_url: undefined })
    expect(mediaOf(none, choices)).toMatchObject({ modes: [], first: undefined })
  })

  test('one frame is no spin, and what cannot be played here no film', () => {
    const odd = sampleVehicle({
      spin_images: ['/media/a.webp'],
      walkaround_videos: ['https://videos.example/a.mp4', 'javascript:alert(1)', 'no address'],
      video_url: 'https://videos.example/b.mp4',
    })
    expect(mediaOf(odd, choices).modes).toEqual(['gallery'])
    expect(mediaOf(odd, choices).slides.every(({ kind }) => kind === 'picture')).toBe(true)
  })
})

test.each([
  ['start', 5, 0],
  ['second', 5, 1],
  ['middle', 5, 2],
  ['end', 5, 5],
  ['second', 0, 0],
  ['middle', 1, 0],
] as const)('a video at the %s of %i pictures stands at %i', (position, count, place) => {
  expect(videoPlace(count, position)).toBe(place)
})

describe('hotspots', () => {
  const spot = (positions: Record<string, { x: number; y: number }>, description = 'Tow bar') => ({
    id: 'h',
    description,
    positions,
  })

  test('keep the places that are on a frame there is', () => {
    const given = [
      spot({
        ...{ 3: { x: 10, y: 90 }, 36: { x: 1, y: 1 }, 4: { x: 101, y: 5 }, 5: { x: 5, y: -1 } },
        front: { x: 1, y: 1 },
      }),
      spot({ 1: { x: Number.NaN, y: 3 } }),
      spot({ 1: { x: 1, y: 3 } }, '  '),
      spot({}),
    ]
    expect(hotspotsOf(given, 36)).toEqual([spot({ 3: { x: 10, y: 90 } })])
  })

  test('of an interior have one place, whatever angle the feed gives it', () => {
    expect(hotspotsOf([spot({ 7: { x: 10, y: 90 } })])).toEqual([spot({ 0: { x: 10, y: 90 } })])
  })
})

describe('a spin', () => {
  test('goes on after its last frame', () => {
    expect([wrapped(36, 36), wrapped(-1, 36), wrapped(-73, 36), wrapped(5, 36)]).toEqual([0, 35, 35, 5])
  })

  test('fetches frames to both sides of the one in view', () => {
    const order: number[] = []
    while (order.length < 6) order.push(nearest(1, 6, (index) => !order.includes(index)))
    expect(order).toEqual([1, 2, 0, 3, 5, 4])
  })

  test.each([
    [19, 0],
    [20, 1],
    [60, 3],
    [-39, -1],
    [-5, 0],
  ])('dragged by %i pixels turns by %i frames', (moved, steps) => {
    expect(dragged(moved, 20)).toBe(steps)
  })
})

test('a place straight ahead is in the middle of the screen, one to the right is right of it, one behind is nowhere', () => {
  const view = { yaw: 0, pitch: 0, angle: Math.PI / 2 }
  expect(onScreen({ x: 50, y: 50 }, view, 1)).toEqual({ x: 50, y: 50 })
  const right = onScreen({ x: 62.5, y: 50 }, view, 1)
  expect(right?.x).toBeCloseTo(100)
  expect(onScreen({ x: 62.5, y: 50 }, { ...view, yaw: Math.PI / 4 }, 1)?.x).toBeCloseTo(50)
  expect(onScreen({ x: 50, y: 25 }, { ...view, pitch: Math.PI / 4 }, 1)?.y).toBeCloseTo(50)
  expect(onScreen({ x: 0, y: 50 }, view, 1)).toBeUndefined()
})

test.each([
  ['https://spins.spincar.com/dealer/jtnk4', 'https://spins.spincar.com/dealer/jtnk4'],
  [
    '<iframe width="1" src="https://glo3d.net/iFrame/ab?x=1&amp;y=2"></iframe>',
    'https://glo3d.net/iFrame/ab?x=1&y=2',
  ],
  ['//my.matterport.com/show?m=1', 'https://my.matterport.com/show?m=1'],
])('the spin code %s is framed', (code, src) => {
  expect(spinEmbed(code)?.src).toBe(src)
})

test.each([
  undefined,
  '',
  'AB-1234',
  'javascript:alert(1)',
  'http://spins.spincar.com/a',
  'https://spins.spincar.com.evil.example/a',
  'https://user@glo3d.net/iFrame/a',
  'https://glo3d.net/admin',
  '<script src="https://glo3d.net/iFrame/a"></script>',
])('the spin code %s is not', (code) => {
  expect(spinEmbed(code)).toBeUndefined()
})
