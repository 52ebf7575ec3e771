/** A plate as the registers write it: capitals and digits alone. */
export const tidyRego = (text: string) => text.toUpperCase().replace(/[\s.·•-]/g, '')

/** One to seven letters and digits: personal plates follow no series. */
export const isRego = (text: string) => /^[A-Z0-9]{1,7}$/.test(tidyRego(text))
