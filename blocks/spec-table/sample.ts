import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import type block from './query.ts'

const row = (label: string, ...values: string[]) => ({ _type: 'specRow', label, values })

export default {
  content: {
    heading: 'Medium-duty range at a glance',
    intro: 'Cab-chassis figures before body and options.',
    firstColumn: 'Specification',
    columns: ['4x2 short', '4x2 long', '6x2 rigid', '6x4 tipper'],
    rows: [
      { _type: 'specGroup', title: 'Weights' },
      row('Gross vehicle mass', '8,000 kg', '11,990 kg', '22,500 kg', '24,000 kg'),
      row('Payload before body', '4,850 kg', '7,640 kg', '15,100 kg', '15,900 kg'),
      row('Gross combination mass', '11,500 kg', '16,000 kg', '32,000 kg', '42,500 kg'),
      { _type: 'specGroup', title: 'Driveline' },
      row('Engine', '5.2 L turbo-diesel', '5.2 L turbo-diesel', '7.8 L turbo-diesel', '9.8 L turbo-diesel'),
      row('Power', '140 kW', '155 kW', '206 kW', '257 kW'),
      row('Transmission', '6-speed automated', '6-speed automated', '9-speed manual', '12-speed automated'),
      { _type: 'specGroup', title: 'Dimensions' },
      row('Wheelbase', '3,395 mm', '4,990 mm', '5,550 mm', '5,030 mm'),
      row('Body length', '4.3 m', '6.9 m', '8.0 m', '5.2 m'),
    ],
    note: 'Figures of the maker, March 2026. Ask us to weigh your body and equipment before you order.',
  },
} satisfies BlockSample<z.input<typeof block.content>>
