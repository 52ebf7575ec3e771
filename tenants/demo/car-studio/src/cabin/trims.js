// What differs between the cabins of classes.
/**
 * dash, low, seat, accent: colours of upper and lower dashboard, seats, and the strip across
 * strip: 'metal', 'gloss', 'wood'; screen: width and height, and whether it stands up or lies in one panel with the dials
 * wheel: spokes and whether its foot is flat; lever: 'stick', 'shift' or 'none'; lines: stitching, or a line of light
 */
export const TRIMS = {
  city: {
    ...{ dash: '#26282b', low: '#3a3d41', seat: '#34373b', strip: 'paint', accent: '#8d949b' },
    ...{ screen: [0.2, 0.12], dials: 0.2, spokes: 3, lever: 'stick', vents: 'round' },
  },
  family: {
    ...{
      dash: '#1d1f22',
      low: '#2b2d31',
      seat: '#25272a',
      strip: 'metal',
      accent: '#b9bdc1',
      stitch: '#9aa0a6',
    },
    ...{ screen: [0.3, 0.165], dials: 0.27, spokes: 3, lever: 'stick', vents: 'slots' },
  },
  luxury: {
    ...{
      dash: '#17181a',
      low: '#7d4a2a',
      seat: '#85502e',
      strip: 'wood',
      accent: '#3a2416',
      stitch: '#d9b48c',
    },
    ...{ screen: [0.36, 0.17], dials: 0.34, joined: true, spokes: 3, lever: 'shift', vents: 'slots' },
  },
  electric: {
    ...{
      dash: '#e4e3df',
      low: '#d8d6d1',
      seat: '#e6e4df',
      strip: 'gloss',
      accent: '#c9b79c',
      stitch: '#b9b4aa',
    },
    ...{ screen: [0.37, 0.235], dials: 0, spokes: 2, lever: 'none', vents: 'line' },
  },
  sport: {
    ...{
      dash: '#131416',
      low: '#17181a',
      seat: '#151617',
      strip: 'carbon',
      accent: '#1b1d1f',
      stitch: '#c4161c',
    },
    ...{ screen: [0.26, 0.13], dials: 0.3, flat: true, spokes: 3, lever: 'shift', vents: 'round' },
  },
  work: {
    ...{ dash: '#2a2c2e', low: '#34373a', seat: '#3d4145', strip: 'paint', accent: '#6e757b' },
    ...{ screen: [0.2, 0.12], dials: 0.24, spokes: 4, lever: 'tall', vents: 'slots', handles: true },
  },
}
