/** A file of a lead, as staff see it and destinations are told of it. */
export interface LeadFile {
  id: string
  /** Name of the form's field. */
  field: string
  name: string
  /** `image/jpeg` */
  type: string
  bytes: number
}
