import { keepEnquiryVehicle, knownDetails } from './details.ts'

/** Fills in what the shopper has told this site before (FORM-20), and notes the car of an enquiry (ENQ-12). */
export function fillDetails(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(knownDetails())) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.type !== 'hidden' && field.value === '')
      field.value = value
  }
  const { car, carName } = form.dataset
  if (car) keepEnquiryVehicle({ id: Number(car), name: carName ?? '' })
}
