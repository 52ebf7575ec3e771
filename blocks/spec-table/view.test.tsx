// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { sampleProps } from '#app/samples/site.ts'
import block from './query.ts'
import sample from './sample.ts'
import SpecTable from './view.tsx'

const show = (fields: unknown) =>
  render(<SpecTable {...sampleProps('specTable', block.content.parse(fields), undefined)} />)

afterEach(() => document.body.replaceChildren())

describe('a specification table', () => {
  test('is a real table in a box that is named and reached by keyboard', () => {
    show(sample.content)
    const box = screen.getByRole('region', { name: 'Medium-duty range at a glance' })
    expect(box.tabIndex).toBe(0)
    expect(
      within(box)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toContain('6x4 tipper')
    const row = within(box).getByRole('row', { name: /Power/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['140 kW', '155 kW', '206 kW', '257 kW'])
  })

  test('fills short rows, keeps to four columns and drops what is not a row', () => {
    const values = ['1', '2', '3', '4', '5']
    show({
      columns: values,
      rows: [
        { _type: 'specRow', label: 'Long', values },
        { _type: 'specRow', label: 'Short', values: ['1'] },
        { _type: 'specRow' },
      ],
    })
    const cells = (name: string) =>
      within(screen.getByRole('row', { name: new RegExp(name) })).getAllByRole('cell')
    expect(cells('Long')).toHaveLength(4)
    expect(cells('Short').map((cell) => cell.textContent)).toEqual(['1', '–', '–', '–'])
    expect(screen.getAllByRole('row')).toHaveLength(3)
  })

  test('says that it slides only where there is something to slide to', () => {
    const { container } = show({ rows: [{ _type: 'specRow', label: 'Service', values: ['$299'] }] })
    expect(container.textContent).not.toContain('Slide the table')
  })
})
