import type { Settings } from '#tenants/settings/index.ts'

const standardTexts: Record<Settings['warrantyKind'], string> = {
  standard3: 'Every new vehicle is covered by our 3 year standard warranty.',
  brand5: 'Every new vehicle is covered by a 5 year warranty from its maker.',
  brand7: 'Every new vehicle is covered by a 7 year warranty from its maker.',
  cappedPrice7: 'Every new vehicle comes with 7 year capped price servicing.',
}

/**
 * The warranty text of a brand (WARR-02, WARR-03, TEN-15): the tenant's own text for that brand where it has one,
 * else the text of the tenant's kind of warranty.
 */
export function warrantyText(
  kind: Settings['warrantyKind'],
  texts: Settings['warrantyTexts'],
  brand: string | undefined,
): string {
  const own = brand && Object.hasOwn(texts, brand) ? texts[brand]?.trim() : undefined
  return own || standardTexts[kind]
}
