import type { SettingsLayer } from '../settings/index.ts'

/** What a brand brings to every site that sells only it: the layer between template and site. */
export const brandSettings: Readonly<Record<string, SettingsLayer>> = {
  chery: {
    brands: ['chery'],
    warrantyKind: 'brand7',
    warrantyTexts: {
      chery:
        'New Chery passenger vehicles are covered by a 7 year, unlimited kilometre warranty for private use, with 7 years of capped price servicing and up to 7 years of roadside assistance when serviced by a Chery dealer.',
    },
    financeRateRange: [4, 20],
    financeMinPrice: 5000,
    brandFinanceFees: [
      { name: 'Establishment fee', amount: 395 },
      { name: 'Security registration fee', amount: 6 },
      { name: 'Monthly account fee', amount: 8 },
      { name: 'Dealer agency fee', amount: 912.25 },
    ],
    seriesOrder: ['omoda', 'tiggo'],
  },
  kia: { brands: ['kia'], warrantyKind: 'brand7' },
  mg: { brands: ['mg'], warrantyKind: 'brand7' },
  mitsubishi: { brands: ['mitsubishi'], warrantyKind: 'brand5' },
  mazda: { brands: ['mazda'], warrantyKind: 'brand5' },
  toyota: { brands: ['toyota'], warrantyKind: 'brand5' },
  ford: { brands: ['ford'], warrantyKind: 'brand5' },
  nissan: { brands: ['nissan'], warrantyKind: 'brand5', financeProvider: 'Nissan Finance' },
  jeep: { brands: ['jeep'], warrantyKind: 'brand5' },
}
