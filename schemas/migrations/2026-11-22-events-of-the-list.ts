import { defineMigration } from '../define-migration.ts'

/** The events that there were when a site could first number them. */
const known = [
  ...['usedVehicleView', 'generalEnquiry', 'vehicleEnquiry', 'testDrive', 'tradeIn', 'phoneClick'],
  ...['financeCalculator', 'favourite', 'financeEnquiry', 'searchView', 'historyReport', 'print'],
]

export default defineMigration({
  description: 'Only events that are counted have a number.',
  types: ['site'],
  covers: ['site.analyticsEventIds[object].name'],
  change(document) {
    const { analyticsEventIds: numbers } = document
    if (!Array.isArray(numbers)) return document
    return { ...document, analyticsEventIds: numbers.filter((entry) => known.includes(entry?.name)) }
  },
})
