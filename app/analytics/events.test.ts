import { describe, expect, test } from 'vitest'
import { settingsDefaults } from '#tenants/settings/index.ts'
import { countedEvents } from '#tenants/settings/tracking.ts'
import { isBot } from './bots.ts'
import { eventNamed, sentEvent } from './sent-event.ts'
import { trackingHosts, trackingOf } from './tracking.ts'

const ids = settingsDefaults.analyticsEventIds

describe('the numbers of events', () => {
  test('are those of the specification, each event with its own', () => {
    expect(Object.values(ids).sort((a, b) => a - b)).toEqual([4, 14, 15, 17, 18, 25, 26, 39, 48, 49, 60, 61])
    expect(Object.keys(ids)).toEqual(Object.keys(countedEvents))
    expect(ids).toMatchObject({ tradeIn: 18, favourite: 39, historyReport: 60, print: 61 })
  })

  test('name the event that a site counts under them', () => {
    expect(eventNamed(ids, 39)).toBe('favourite')
    expect(eventNamed({ ...ids, favourite: 139 }, 39)).toBeUndefined()
    expect(eventNamed({ generalEnquiry: 14, vehicleEnquiry: 14 }, 14)).toBe('generalEnquiry')
  })
})

describe('what a browser sends', () => {
  const read = (body: unknown) => sentEvent.safeParse(body)

  test('is an event, and properties besides; addresses are kept without their queries', () => {
    expect(
      read({
        event_id: 17,
        car_id: 4711,
        path: '/cars/kia?name=Ada#top',
        referrer: 'https://search.example/find?q=ada',
        visit: 'abcdefgh12',
        lead_id: 3,
        action: 'save',
      }).data,
    ).toEqual({
      event_id: 17,
      car_id: 4711,
      path: '/cars/kia',
      referrer: 'https://search.example/find',
      visit: 'abcdefgh12',
      props: { lead_id: 3, action: 'save' },
    })
  })

  test.each([
    [],
    null,
    'x',
    {},
    { event_id: '4' },
    { event_id: 4.5 },
    { event_id: -1 },
    { event_id: 4, car_id: 0 },
    { event_id: 4, visit: 'a b' },
    { event_id: 4, path: 'x'.repeat(2001) },
    { event_id: 4, note: 'x'.repeat(201) },
    { event_id: 4, nested: { a: 1 } },
    { event_id: 4, 'a b': 1 },
    { event_id: 4, ...Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`p${index}`, 1])) },
  ])('is no event: %j', (body) => {
    expect(read(body).success).toBe(false)
  })
})

test('programs are told from people by what they call themselves', () => {
  const people = [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 10; CUBOT_P40) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22G86 [FBAN/FBIOS;FBAV/530.0.0.40.74;FBDV/iPhone14,5]',
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  ]
  const programs = [
    '',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/143.0.0.0 Safari/537.36',
    'curl/8.5.0',
    'python-requests/2.32',
    'node',
  ]
  expect(people.filter(isBot)).toEqual([])
  expect(programs.filter((program) => !isBot(program))).toEqual([])
})

describe('services of others', () => {
  const settings = { ...settingsDefaults, socialPixelId: '', tagManagerId: '', consentRequired: false }

  test('are known to the page only where the site has them, and asked for only where there are any', () => {
    expect(trackingOf(settings)).toEqual({ ids })
    expect(trackingOf({ ...settings, consentRequired: true })).toEqual({ ids })
    expect(trackingOf({ ...settings, socialPixelId: '12', consentRequired: true })).toEqual({
      ids,
      pixel: '12',
      ask: true,
    })
    expect(trackingOf({ ...settings, tagManagerId: 'GTM-ABC1234' })).toEqual({
      ids,
      tagManager: 'GTM-ABC1234',
    })
  })

  test('may be reached only where the site has them', () => {
    const hosts = (more: object) => Object.values(trackingHosts({ ...settings, ...more })).flat()
    expect(hosts({})).toEqual([])
    expect(hosts({ socialPixelId: '12' }).join(' ')).not.toContain('google')
    expect(hosts({ tagManagerId: 'GTM-ABC1234' }).join(' ')).not.toContain('facebook')
    expect(trackingHosts({ socialPixelId: '12', tagManagerId: 'GTM-ABC1234' }).scripts).toEqual([
      'https://connect.facebook.net',
      'https://www.googletagmanager.com',
    ])
  })
})
