/** Something that can be won, and how likely it is beside the others. */
export interface Prize {
  name: string
  /** Parts of all chances together, from 1. */
  chance: number
}

const sum = (prizes: readonly Prize[]) => prizes.reduce((all, { chance }) => all + chance, 0)

/**
 * The prize that falls to a number.
 * @param pick a whole number from 0 to below the number it is given: `randomInt`
 * @throws Error without prizes
 */
export function choosePrize(prizes: readonly Prize[], pick: (below: number) => number): Prize {
  if (prizes.length === 0) throw new Error('There is no prize to choose.')
  let at = pick(sum(prizes))
  for (const prize of prizes) {
    if (at < prize.chance) return prize
    at -= prize.chance
  }
  return prizes.at(-1)!
}
