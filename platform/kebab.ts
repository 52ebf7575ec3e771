/** `heroSearch` as folders, addresses and CSS write it: `hero-search`. */
export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
