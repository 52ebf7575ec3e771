import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleProps, sampleSite } from '#app/samples/site.ts'
import { foldComments, plainComments } from '#app/vehicle-page/comments.ts'
import type { Settings } from '#tenants/settings/index.ts'
import definition from './query.ts'
import View from './view.tsx'

const html = (comments: string | undefined, settings: Partial<Settings> = {}) =>
  renderToStaticMarkup(
    <View
      {...sampleProps(
        definition.type,
        definition.content.parse({}),
        foldComments(plainComments(comments)),
        sampleSite(settings),
      )}
    />,
  )

test('VDP-06 the comments stand under their heading', () => {
  expect(html('One owner.')).toMatch(/Dealer Comments<\/h2>.*One owner\./s)
})

test('VDP-28 VDP-30 long comments have a toggle, short ones none', () => {
  expect(html('x'.repeat(401))).toMatch(/<button[^>]*aria-expanded="false"[^>]*>more</)
  expect(html('x'.repeat(400))).not.toContain('<button')
})

test('VDP-29 the toggle may be a button of its own', () => {
  expect(html('x'.repeat(401), { commentsToggleStyle: 'button' })).toMatch(
    /data-less="Show Less"[^>]*>Show More</,
  )
})

test('VDP-31 without comments the section says that they are pending', () => {
  expect(html(undefined)).toContain('Dealer comments are pending. Please check back here later.')
})

test('VDP-46 what is left of markup is text', () => {
  expect(html('Neat <script>alert(1)</script>&lt;img onerror=x&gt;')).toContain('Neat &lt;img onerror=x&gt;')
})
