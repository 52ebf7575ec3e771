import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'

describe('environment', () => {
  test('nothing set gives the embedded demo on ports 3000 and 3333', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      STUDIO_PORT: 3333,
      DATA_DIR: '.data',
      embedded: true,
      CONTENT_LAKE_URL: 'http://localhost:3333',
      SITE_ORIGIN: 'http://{tenant}.localhost:{port}',
    })
  })

  test('the Content Lake is expected on the Studio port that is set', () => {
    expect(readEnv({ STUDIO_PORT: '4444' }).CONTENT_LAKE_URL).toBe('http://localhost:4444')
  })

  test('a Sanity project id means the hosted Content Lake', () => {
    expect(readEnv({ SANITY_PROJECT_ID: 'ab12cd34' }).embedded).toBe(false)
  })

  test('the embedded demo listens on this machine alone, a hosted site everywhere, unless LISTEN_HOST says otherwise', () => {
    expect(readEnv({}).LISTEN_HOST).toBe('127.0.0.1')
    expect(readEnv({ SANITY_PROJECT_ID: 'ab12cd34' }).LISTEN_HOST).toBeUndefined()
    expect(readEnv({ LISTEN_HOST: '0.0.0.0' }).LISTEN_HOST).toBe('0.0.0.0')
    expect(readEnv({ SANITY_PROJECT_ID: 'ab12cd34', LISTEN_HOST: '127.0.0.1' }).LISTEN_HOST).toBe('127.0.0.1')
  })

  test('an empty variable counts as unset', () => {
    expect(readEnv({ PORT: '', TRUST_PROXY: '' })).toMatchObject({ PORT: 3000, TRUST_PROXY: false })
  })

  test.each([
    ['PORT', 'eighty', 'PORT is set to "eighty", but must be a port from 1 to 65535.'],
    ['PORT', '70000', 'PORT is set to "70000", but must be a port from 1 to 65535.'],
    ['TRUST_PROXY', 'maybe', 'TRUST_PROXY is set to "maybe", but must be true or false.'],
    [
      'SITE_ORIGIN',
      'https://example.com',
      'SITE_ORIGIN is set to "https://example.com", but must be an origin with {tenant} in its host name, for example https://{tenant}.example.com.au.',
    ],
    [
      'DATABASE_URL',
      'mysql://root:secret@db',
      'DATABASE_URL is set to a value that cannot be read, but must be a PostgreSQL address: postgres://user:password@host/database.',
    ],
    [
      'SMTP_URL',
      'mail.example.com:hello',
      'SMTP_URL is set to a value that cannot be read, but must be an address such as smtps://user:password@mail.example.com; without one, mails stand in the outbox alone.',
    ],
    [
      'ALGOLIA_APP_ID',
      'my app',
      'ALGOLIA_APP_ID is set to "my app", but must be "local" for the embedded search server, or the id of an Algolia application.',
    ],
    [
      'ALGOLIA_INDEX_PREFIX',
      'a b',
      'ALGOLIA_INDEX_PREFIX is set to "a b", but must be letters, digits, - and _.',
    ],
  ])('a broken %s is one line that says what is allowed', (name, value, line) => {
    expect(() => readEnv({ [name]: value })).toThrow(line)
  })
})
