import { type ComponentType, createElement, lazy } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { preloadedModule, preloadModules } from './preloaded-modules.ts'

const Pane = () => createElement('p', null, 'A pane')

/** React's types ask for a promise; at run time `then` is enough. */
const lazily = (load: () => PromiseLike<{ default: ComponentType }>) =>
  lazy(load as () => Promise<{ default: ComponentType }>)

test('a lazy component whose module is preloaded renders at once', () => {
  preloadModules({ 'pane-1.js': { default: Pane } })
  const Lazy = lazily(() => preloadedModule('pane-1.js'))
  expect(renderToStaticMarkup(createElement(Lazy))).toBe('<p>A pane</p>')
})

test('so does one that is picked out of its module', () => {
  preloadModules({ 'panes-1.js': { Pane } })
  const Lazy = lazily(() =>
    preloadedModule<{ Pane: ComponentType }>('panes-1.js').then((module) => ({ default: module.Pane })),
  )
  expect(renderToStaticMarkup(createElement(Lazy))).toBe('<p>A pane</p>')
})

test('a preloaded module can be awaited', async () => {
  const module = { Pane }
  preloadModules({ 'list-1.js': module })
  expect(await preloadedModule('list-1.js')).toBe(module)
})
