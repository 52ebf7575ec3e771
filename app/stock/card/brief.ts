/** A vehicle in a few words, as a strip of small cards shows it. */
export interface BriefVehicle {
  id: number
  name: string
  path: string
  /** Address of its first picture. */
  picture?: string
  /** With its type: "$25,990 Drive Away". */
  price: string
}
