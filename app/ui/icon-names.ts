/** Icons marketing staff may choose, with their names in the Studio. Drawn by icon.tsx. */
export const featureIcons = {
  tag: 'Price tag',
  service: 'Spanner',
  sell: 'Hand with coins',
  car: 'Car',
  truck: 'Truck',
  calendar: 'Calendar',
  finance: 'Calculator',
  warranty: 'Shield',
  quality: 'Tick badge',
  time: 'Clock',
  place: 'Map pin',
  phone: 'Telephone',
  key: 'Key',
  people: 'People',
  star: 'Star',
  electric: 'Charging plug',
  roadside: 'Life ring',
} as const

export type FeatureIcon = keyof typeof featureIcons

export const featureIconNames = Object.keys(featureIcons) as [FeatureIcon, ...FeatureIcon[]]
