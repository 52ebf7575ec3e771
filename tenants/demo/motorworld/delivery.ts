import type { DeliveryInput } from '../compose.ts'

/** What it costs to bring a car home, from each of the group's dealerships. */
export const delivery: DeliveryInput[] = [
  {
    key: 'motorworld',
    dealership: 'motorworld',
    regions: [
      { name: 'Brisbane metro', price: 0, postcodes: ['4000-4179', '4300-4305', '4500-4509'] },
      { name: 'Gold Coast', price: 190, postcodes: ['4207-4230'] },
      { name: 'Sunshine Coast', price: 220, postcodes: ['4510-4519', '4550-4575'] },
      { name: 'Toowoomba and Darling Downs', price: 290, postcodes: ['4340-4390', '4400-4428'] },
      { name: 'Central Queensland', price: 690, postcodes: ['4600-4680', '4700-4751'] },
      { name: 'North Queensland', price: 1190, postcodes: ['4800-4895'] },
      { name: 'Northern Rivers', price: 350, postcodes: ['2450-2490'] },
      { name: 'Sydney metro', price: 780, postcodes: ['2000-2234', '2745-2770'] },
      { name: 'Melbourne metro', price: 1090, postcodes: ['3000-3211'] },
    ],
  },
  {
    key: 'motorworld-trucks-and-bikes',
    dealership: 'motorworld-trucks-and-bikes',
    regions: [
      { name: 'Brisbane metro', price: 150, postcodes: ['4000-4179', '4300-4305', '4500-4509'] },
      { name: 'South East Queensland', price: 390, postcodes: ['4207-4299', '4340-4399', '4510-4575'] },
    ],
  },
  {
    key: 'motorworld-sydney',
    dealership: 'motorworld-sydney',
    regions: [
      { name: 'Sydney metro', price: 0, postcodes: ['2000-2234', '2745-2770'] },
      { name: 'Central Coast and Newcastle', price: 240, postcodes: ['2250-2327'] },
      { name: 'Illawarra', price: 220, postcodes: ['2500-2534'] },
      { name: 'Canberra', price: 390, postcodes: ['2600-2618', '2900-2914'] },
      { name: 'Brisbane metro', price: 780, postcodes: ['4000-4179'] },
    ],
  },
  {
    key: 'motorworld-melbourne',
    dealership: 'motorworld-melbourne',
    regions: [
      { name: 'Melbourne metro', price: 0, postcodes: ['3000-3207', '3335-3341', '3750-3810'] },
      { name: 'Geelong and Bellarine', price: 180, postcodes: ['3211-3231'] },
      { name: 'Ballarat and Bendigo', price: 320, postcodes: ['3350-3363', '3550-3556'] },
      { name: 'Tasmania', price: 1250, postcodes: ['7000-7470'] },
    ],
  },
  {
    key: 'motorworld-perth',
    dealership: 'motorworld-perth',
    regions: [
      { name: 'Perth metro', price: 0, postcodes: ['6000-6199'] },
      { name: 'South West', price: 450, postcodes: ['6207-6290'] },
    ],
  },
  {
    key: 'motorworld-adelaide',
    dealership: 'motorworld-adelaide',
    regions: [
      { name: 'Adelaide metro', price: 0, postcodes: ['5000-5199'] },
      { name: 'Barossa and Fleurieu', price: 280, postcodes: ['5200-5214', '5350-5356'] },
    ],
  },
]
