// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { sampleProps } from '#app/samples/site.ts'
import enhance from './enhance.ts'
import block from './query.ts'
import sample from './sample.ts'
import Video from './view.tsx'

function show(html: string) {
  document.body.innerHTML = html
  enhance(document.body)
  return document.querySelector<HTMLAnchorElement>('a[data-load]')!
}

const render = (content: unknown = sample.content) =>
  renderToStaticMarkup(<Video {...sampleProps('video', block.content.parse(content), undefined)} />)

afterEach(() => document.body.replaceChildren())

describe('a video', () => {
  test('loads nothing from outside before it is played, and is a link without JavaScript', () => {
    const link = show(render())
    expect(document.querySelectorAll('iframe, video, script')).toHaveLength(0)
    expect([...document.images].every((image) => image.getAttribute('src')?.startsWith('/media/'))).toBe(true)
    expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=/)
    expect(link.textContent).toContain('Play video: Walk-around of the new seven-seat wagon')
  })

  test('plays in the page once clicked, and takes the focus with it', () => {
    show(render()).click()
    const frame = document.querySelector('iframe')
    expect(frame?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/.*autoplay=1/)
    expect(frame?.title).toBe('Walk-around of the new seven-seat wagon')
    expect(document.activeElement).toBe(frame)
    expect(document.querySelector('a[data-load]')).toBeNull()
  })

  test('plays by the space bar too, as a button does', () => {
    show(render()).dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    expect(document.querySelectorAll('iframe')).toHaveLength(1)
  })

  test('opens in a new tab when the shopper asks for one', () => {
    const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true })
    show(render()).dispatchEvent(click)
    expect(click.defaultPrevented).toBe(false)
    expect(document.querySelectorAll('iframe')).toHaveLength(0)
  })

  test('of our own is the browser’s player, loading nothing until played', () => {
    document.body.innerHTML = render({ title: 'Hello', fileId: 'file-abc123-mp4', fileType: 'video/mp4' })
    const player = document.querySelector('video')
    expect(player?.preload).toBe('none')
    expect(player?.querySelector('source')?.getAttribute('src')).toBe('/media/files/abc123.mp4')
  })
})
