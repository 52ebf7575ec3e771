import type { DeliveryInput } from '../compose.ts'

export const delivery: DeliveryInput[] = [
  {
    key: 'all',
    regions: [
      { name: 'Brisbane and Logan', price: 0, postcodes: ['4000-4179', '4205-4207', '4300-4305'] },
      { name: 'Gold Coast', price: 150, postcodes: ['4208-4230'] },
      { name: 'Sunshine Coast', price: 220, postcodes: ['4550-4575'] },
      { name: 'Toowoomba', price: 260, postcodes: ['4350-4352'] },
    ],
  },
]
