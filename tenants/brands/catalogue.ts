import { type BrandInput, picture } from '../demo/compose.ts'

/** A manufacturer every site may sell. Logos lie in tenants/demo/media/brands. */
export interface CatalogueBrand extends Omit<BrandInput, 'description'> {
  /** One sentence on the maker, to begin a site's own description with. */
  about: string
}

const entry = (kind: BrandInput['kind'], slug: string, name: string, about: string): CatalogueBrand => ({
  slug,
  name,
  kind,
  about,
  logo: picture(`brands/${slug}.svg`, name),
})

/** The shared catalogue; the first nine are those the specification names. */
export const catalogue: readonly CatalogueBrand[] = [
  entry('cars', 'ford', 'Ford', 'Utes, vans and four-wheel drives made for Australian work and weekends.'),
  entry(
    'cars',
    'kia',
    'Kia',
    'Small cars to seven-seaters and electric vehicles, each with a 7-year warranty.',
  ),
  entry('cars', 'jeep', 'Jeep', 'The four-wheel drive that gave the kind its name.'),
  entry('cars', 'mitsubishi', 'Mitsubishi', 'Family four-wheel drives, plug-in hybrids and the Triton ute.'),
  entry('cars', 'nissan', 'Nissan', 'From the Juke to the Patrol and the Navara.'),
  entry('cars', 'toyota', 'Toyota', 'Hybrids, the HiLux and the LandCruiser: the cars Australia buys most.'),
  entry('cars', 'mazda', 'Mazda', 'Carefully made hatches, SUVs and utes from Hiroshima.'),
  entry('cars', 'mg', 'MG', 'A British name, well-equipped small cars, SUVs and electric hatches.'),
  entry('cars', 'chery', 'Chery', 'Tiggo and Omoda SUVs with a long warranty and a long list of equipment.'),
  entry('cars', 'hyundai', 'Hyundai', 'Hatches, SUVs and IONIQ electric cars.'),
  entry('cars', 'subaru', 'Subaru', 'All-wheel drive in every model but one.'),
  entry('cars', 'gwm', 'GWM', 'Haval SUVs, Tank four-wheel drives and the Cannon ute.'),
  entry('motorcycles', 'honda', 'Honda', 'From learner-approved twins to the Africa Twin.'),
  entry('motorcycles', 'yamaha', 'Yamaha', 'Road, trail and farm bikes, and the MT range.'),
  entry('motorcycles', 'suzuki', 'Suzuki', 'V-Strom tourers, GSX sports bikes and farm bikes.'),
  entry('motorcycles', 'ktm', 'KTM', 'Austrian off-road and adventure bikes.'),
  entry('motorcycles', 'kawasaki', 'Kawasaki', 'Ninja, Z and KLX.'),
  entry(
    'trucks',
    'isuzu',
    'Isuzu Trucks',
    'Light, medium and heavy trucks; the best-selling truck in Australia for decades.',
  ),
  entry('trucks', 'hino', 'Hino', 'The 300, 500 and 700 series, hybrids among them.'),
  entry('trucks', 'fuso', 'Fuso', 'Canter, Fighter and Shogun, and the electric eCanter.'),
  entry('trucks', 'iveco', 'IVECO', 'The Daily van and cab chassis, and the S-Way prime mover.'),
  entry('trucks', 'volvo', 'Volvo Trucks', 'FH and FM prime movers, assembled in Wacol, Queensland.'),
  entry('trucks', 'scania', 'Scania', 'Swedish prime movers and rigids known for low fuel use.'),
  entry('trucks', 'man', 'MAN', 'TGX and TGS trucks from Munich.'),
]

/** The catalogue's brand as a site's own, with what this dealer does for it. */
export function fromCatalogue(slug: string, here: string): BrandInput {
  const found = catalogue.find((brand) => brand.slug === slug)
  if (!found) throw new Error(`There is no brand "${slug}" in the catalogue.`)
  const { about, ...brand } = found
  return { ...brand, description: `${about} ${here}` }
}
