import { expect, test } from 'vitest'
import { foldComments, plainComments } from './comments.ts'

test('VDP-46 comments are text with line breaks, whatever markup the feed has', () => {
  expect(plainComments('One owner.<br>Full <b>history</b>.<p>Call &amp; drive</p>')).toBe(
    'One owner.\nFull history.\nCall & drive',
  )
  expect(plainComments('Neat<script>alert(1)</script> ute<img src=x onerror=alert(1)>')).toBe('Neat ute')
  expect(plainComments('Cheap<script>steal()')).toBe('Cheap')
  expect(plainComments('<!-- hidden -->Seen<style>p{}</style>')).toBe('Seen')
  expect(plainComments('5 < 6 seats, under 3 > 2 keys')).toBe('5 < 6 seats, under 3 > 2 keys')
})

test('VDP-46 markup that is written with entities stays words', () => {
  expect(plainComments('&lt;script&gt;alert(1)&lt;/script&gt;')).toBe('<script>alert(1)</script>')
  expect(plainComments('It&#39;s &#x27;new&#x27; &bogus; &#0;')).toBe("It's 'new' &bogus; &#0;")
})

test('VDP-31 no comments, or the word null, are none', () => {
  for (const empty of [undefined, '', '  ', 'null', 'NULL', '<p></p>']) expect(plainComments(empty)).toBe('')
})

test('VDP-28 VDP-30 comments fold after 400 characters, and not before', () => {
  expect(foldComments('x'.repeat(400))).toEqual({ shown: 'x'.repeat(400), rest: '' })
  expect(foldComments('x'.repeat(401))).toEqual({ shown: 'x'.repeat(400), rest: 'x' })
  expect(foldComments('🚗'.repeat(401)).rest).toBe('🚗')
})
