/** Kinds of fields that a form may have, as the Studio calls them (FORM-02, FORM-22). */
export const fieldTitles = {
  text: 'Line of text',
  textarea: 'Longer text',
  email: 'Email',
  phone: 'Phone',
  postcode: 'Postcode',
  number: 'Number',
  price: 'Price in dollars',
  odometer: 'Odometer in kilometres',
  rego: 'Registration',
  vin: 'VIN',
  select: 'List to choose from',
  radio: 'Choices, one of them',
  checkboxes: 'Choices, several of them',
  checkbox: 'Tick box',
  consent: 'Consent, kept with its words',
  date: 'Date',
  dateTime: 'Date and time',
  location: 'Location of yours',
  dealership: 'Dealership of yours',
  file: 'Files: photos or PDF',
} as const

export type BuiltFieldType = keyof typeof fieldTitles

/** Files that a form takes: their kinds, how many a field may ask for, and how large they may be. */
export const fileRules = {
  kinds: {
    'image/jpeg': { title: 'JPEG', extensions: ['jpg', 'jpeg'] },
    'image/png': { title: 'PNG', extensions: ['png'] },
    'image/webp': { title: 'WebP', extensions: ['webp'] },
    'image/heic': { title: 'HEIC', extensions: ['heic', 'heif'] },
    'image/heif': { title: 'HEIC', extensions: ['heif', 'heic'] },
    'application/pdf': { title: 'PDF', extensions: ['pdf'] },
  } as Readonly<Record<string, { title: string; extensions: readonly string[] }>>,
  most: 5,
  megabytes: 10,
  megabytesTogether: 50,
} as const

/** Fields whose answers are chosen among given ones. */
export const hasChoices = (type: unknown) => type === 'select' || type === 'radio' || type === 'checkboxes'

/** Fields that a condition may look at. */
export const decides = (type: unknown) => hasChoices(type) || type === 'checkbox'

export const isAmount = (type: unknown) => type === 'price' || type === 'odometer'
export const isNumber = (type: unknown) => type === 'number' || isAmount(type)

/** Names that a lead has besides its fields. */
export const reservedNames: readonly string[] = [
  ...['category', 'subcategory', 'lead_id', 'lead_status', 'form_completed', 'lead_attributes'],
  ...['url', 'source', 'user_agent', 'referrer', 'page_id', 'car_id', 'car_dealership_id'],
  ...['opt_in', 'terms_conditions'],
]

/** A letter first, then letters, digits, spaces, hyphens, underscores and #. */
export const fieldName = /^[A-Za-z][\w #-]{0,59}$/
