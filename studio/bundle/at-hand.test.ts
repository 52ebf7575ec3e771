import { type ComponentType, createElement, lazy } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { keepModules, keptModule } from './at-hand.ts'

const Pane = () => createElement('p', null, 'A pane')

/** As React's types have it; it needs no more than `then`. */
const lazily = (load: () => PromiseLike<{ default: ComponentType }>) =>
  lazy(load as () => Promise<{ default: ComponentType }>)

test('a lazy component whose module is kept is shown at once', () => {
  keepModules({ 'pane-1.js': { default: Pane } })
  const Lazy = lazily(() => keptModule('pane-1.js'))
  expect(renderToStaticMarkup(createElement(Lazy))).toBe('<p>A pane</p>')
})

test('so is one that is picked out of its module', () => {
  keepModules({ 'panes-1.js': { Pane } })
  const Lazy = lazily(() =>
    keptModule<{ Pane: ComponentType }>('panes-1.js').then((module) => ({ default: module.Pane })),
  )
  expect(renderToStaticMarkup(createElement(Lazy))).toBe('<p>A pane</p>')
})

test('who awaits a kept module has it', async () => {
  const module = { Pane }
  keepModules({ 'list-1.js': module })
  expect(await keptModule('list-1.js')).toBe(module)
})
