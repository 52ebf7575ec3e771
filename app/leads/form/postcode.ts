/** Said where it is not a postcode (FORM-04). */
export const postcodeProblem = 'Invalid postcode. Please enter a 4-digit number.'

/** Four digits, zeros in front included: a postcode is text (FORM-03). */
export const isPostcode = (text: string) => /^\d{4}$/.test(text)
