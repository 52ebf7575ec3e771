import type { DeliveryInput } from '../compose.ts'

export const delivery: DeliveryInput[] = [
  {
    key: 'all',
    regions: [
      { name: 'Toowoomba and Darling Downs', price: 0, postcodes: ['4340-4390', '4400-4428'] },
      { name: 'Brisbane and Ipswich', price: 290, postcodes: ['4000-4179', '4300-4310'] },
      { name: 'Western Downs and Maranoa', price: 480, postcodes: ['4455-4498'] },
      { name: 'Central Queensland', price: 890, postcodes: ['4600-4751'] },
    ],
  },
]
