export const reference = (id: string) => ({ _type: 'reference', _ref: id })
