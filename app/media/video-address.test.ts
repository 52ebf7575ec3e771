import { describe, expect, test } from 'vitest'
import { videoAddress } from './video-address.ts'

describe('the address of a video', () => {
  test.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=PL1&si=tracking',
    'https://youtu.be/aqz-KE-bpKQ?si=tracking',
    'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube.com/live/aqz-KE-bpKQ?feature=share',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=0',
  ])('reads %s and drops what it does not know', (url) => {
    expect(videoAddress(url)).toEqual({
      provider: 'YouTube',
      watch: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      embed: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1',
    })
  })

  test.each([
    ['90', 90],
    ['90s', 90],
    ['1m30s', 90],
    ['1h0m5s', 3605],
  ])('starts at t=%s', (time, seconds) => {
    expect(videoAddress(`https://youtu.be/aqz-KE-bpKQ?t=${time}`)?.embed).toContain(`&start=${seconds}`)
  })

  test.each([
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
    [
      'https://vimeo.com/channels/staffpicks/76979871',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    ],
    [
      'https://vimeo.com/76979871/abcdef0123',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=abcdef0123',
    ],
    [
      'https://player.vimeo.com/video/76979871?h=abcdef0123',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=abcdef0123',
    ],
  ])('reads %s', (url, embed) => {
    expect(videoAddress(url)?.embed).toBe(embed)
  })

  test.each([
    undefined,
    '',
    'not an address',
    'javascript:alert(1)',
    'https://evil.example/watch?v=aqz-KE-bpKQ',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/@channel',
    'https://vimeo.com/about',
  ])('refuses %s', (url) => {
    expect(videoAddress(url)).toBeUndefined()
  })
})
