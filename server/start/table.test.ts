import { expect, test } from 'vitest'
import { table } from './table.ts'

test('columns line up across groups, and empty groups leave no gap', () => {
  const text = table([
    [
      { label: 'Motorworld', value: 'http://motorworld.localhost:3000' },
      { label: 'Studio', value: 'http://localhost:3333/studio' },
    ],
    [],
    [{ label: 'Editor', value: 'editor@example.com', note: 'password' }],
  ])
  expect(text).toBe(
    [
      '  Motorworld   http://motorworld.localhost:3000',
      '  Studio       http://localhost:3333/studio',
      '',
      '  Editor       editor@example.com   password',
    ].join('\n'),
  )
})
