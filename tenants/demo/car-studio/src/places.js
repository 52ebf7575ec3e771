// Where vehicles of the demo stock are photographed. Without a place it is the grey studio.
export const places = {
  yard: {
    ...{ kind: 'yard', low: '#e3e9ee', high: '#8fb0cf', near: '#86888a', far: '#a9abac', glow: '#ffe2b0' },
    ...{ mirror: 0.03, bay: 1.42, seed: 3 },
  },
}
