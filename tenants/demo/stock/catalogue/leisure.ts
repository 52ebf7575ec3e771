import { badgesOf } from './line.ts'
import type { More, WorkingLine } from './working.ts'

const caravan = (
  make: string,
  model: string,
  years: WorkingLine['years'],
  badges: string,
  bodies: string,
  more: More,
): WorkingLine => ({
  item: 'caravan',
  make,
  model,
  years,
  badges: badgesOf(badges),
  bodies: bodies.split(', '),
  ...more,
})

export const caravans: readonly WorkingLine[] = [
  caravan('Jayco', 'Journey', [2014], '17.55-3 72, 19.61-3 78, 21.66-3 84', 'Caravan', {
    mass: 2800,
    length: 8100,
    hold: 0.92,
    weight: 9,
  }),
  caravan('Jayco', 'Silverline', [2012], '21.65-3 94, 24.73-1 112', 'Caravan', {
    mass: 3300,
    length: 8900,
    hold: 0.92,
    weight: 6,
  }),
  caravan('Jayco', 'Expanda', [2012], '16.49-1 54, 18.57-7 62, 20.64-1 68', 'Hybrid', {
    mass: 2400,
    length: 7400,
    hold: 0.91,
    weight: 7,
  }),
  caravan('Jayco', 'All Terrain', [2018], '17.58-1 88, 20.64-1 98', 'Off-road Caravan', {
    mass: 3100,
    length: 8200,
    hold: 0.92,
    weight: 5,
  }),
  caravan('Coromal', 'Element', [2012, 2019], '542 49, 612 58, 630 64', 'Caravan', {
    mass: 2500,
    length: 7900,
    hold: 0.9,
    weight: 6,
  }),
  caravan('Coromal', 'Princeton', [2012, 2019], '640 72, 655 78', 'Caravan', {
    mass: 2900,
    length: 8300,
    hold: 0.9,
    weight: 4,
  }),
  caravan('Lotus', 'Trooper', [2016], '19.6 Family 105, 20.6 Couples 109', 'Off-road Caravan', {
    mass: 3500,
    length: 8400,
    hold: 0.91,
    weight: 5,
  }),
  caravan('Lotus', 'Off Grid', [2018], '21.6 124, 23 Bunk 132', 'Off-road Caravan', {
    mass: 3500,
    length: 8900,
    hold: 0.91,
    weight: 4,
  }),
  caravan('New Age', 'Manta Ray', [2014], '16E 62, 18BE 69, 19E 73', 'Caravan', {
    mass: 2700,
    length: 7900,
    hold: 0.9,
    weight: 5,
  }),
  caravan('Crusader', 'Excalibur', [2014], 'Prince 82, Titan 92, Emperor 98', 'Caravan', {
    mass: 3200,
    length: 8600,
    hold: 0.9,
    weight: 4,
  }),
  caravan('Avida', 'Topaz', [2015], 'CV6436 74, CV7024 82', 'Caravan', {
    mass: 2800,
    length: 8100,
    hold: 0.9,
    weight: 3,
  }),
  caravan('Kokoda', 'Digger', [2016], 'Sergeant 88, Major 102', 'Off-road Caravan', {
    mass: 3400,
    length: 8300,
    hold: 0.9,
    weight: 3,
  }),
]

const motorcycle = (
  make: string,
  model: string,
  badges: string,
  body: string,
  litres: number,
  cylinders: number,
  weight = 1,
): WorkingLine => ({
  item: 'motorcycle',
  make,
  model,
  badges: badgesOf(badges),
  years: [2014],
  bodies: [body],
  fuel: litres > 0.6 ? 'Petrol - Premium' : 'Petrol - Unleaded',
  litres,
  cylinders,
  gearbox: ['Manual'],
  seats: 2,
  length: 2150,
  kmPerYear: 4200,
  hold: 0.9,
  weight,
})

export const motorcycles: readonly WorkingLine[] = [
  motorcycle('Honda', 'CB500X', 'ABS 10.4', 'Adventure', 0.47, 2, 2),
  motorcycle('Honda', 'CRF1100L Africa Twin', 'Base 24, Adventure Sports 28', 'Adventure', 1.08, 2),
  motorcycle('Honda', 'CB650R', 'E-Clutch 13.5', 'Naked', 0.65, 4),
  motorcycle('Yamaha', 'MT-07', 'LA 13.4, HO 14.2', 'Naked', 0.69, 2, 3),
  motorcycle('Yamaha', 'MT-09', 'Base 17.9, SP 20.8', 'Naked', 0.89, 3, 2),
  motorcycle('Yamaha', 'Ténéré 700', 'Base 19.2, World Raid 22.4', 'Adventure', 0.69, 2, 2),
  motorcycle('Suzuki', 'V-Strom 650', 'XT 14.4', 'Adventure', 0.65, 2, 2),
  motorcycle('Suzuki', 'GSX-S750', 'Base 12.9', 'Naked', 0.75, 4),
  motorcycle('KTM', '390 Duke', 'Base 8.4', 'Naked', 0.37, 1, 2),
  motorcycle('KTM', '890 Adventure', 'Base 22.4, R 25', 'Adventure', 0.89, 2),
  motorcycle('Kawasaki', 'Z650', 'L 11.4', 'Naked', 0.65, 2),
]
