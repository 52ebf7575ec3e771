// @vitest-environment jsdom
import { act, createElement, createRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { KeepCaret } from './keep-caret.tsx'

test('the caret stays beside its letters when somebody else changes the text', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const field = createRef<HTMLInputElement>()
  const show = (value: string) =>
    act(() =>
      root.render(
        createElement(
          KeepCaret,
          { field },
          createElement('input', { ref: field, value, onChange: () => {} }),
        ),
      ),
    )
  await show('Cars for Newstead')
  field.current?.focus()
  field.current?.setSelectionRange(4, 8)
  await show('All cars: Cars for Newstead')
  expect([field.current?.selectionStart, field.current?.selectionEnd]).toEqual([14, 18])
  await show('All cars: Cars for Newstead and Bowen Hills')
  expect([field.current?.selectionStart, field.current?.selectionEnd]).toEqual([14, 18])
  await act(() => root.unmount())
})
