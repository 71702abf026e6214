import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createYoutubeHosts } from '#server/adapters/youtube/http/connection.ts'
import { defaultClients, parseYoutubeClients, userAgentOf } from '#server/lib/youtube-clients.ts'

const real = createYoutubeHosts(null)
const standIn = createYoutubeHosts('http://127.0.0.1:4000')

describe('the address of captions', () => {
  it.each([
    'https://www.youtube.com/api/timedtext?v=a',
    'https://youtube.com/api/timedtext?v=a',
    'https://m.youtube.com/api/timedtext?v=a',
    '/api/timedtext?v=a',
  ])('may be %s', (address) => {
    expect(real.captions(address).pathname).toBe('/api/timedtext')
    expect(standIn.captions(address).href).toBe('http://127.0.0.1:4000/api/timedtext?v=a')
  })

  it.each([
    'http://www.youtube.com/api/timedtext?v=a',
    'https://www.youtube.com:8443/api/timedtext?v=a',
    'https://user@www.youtube.com/api/timedtext?v=a',
    'https://www.youtube.com.example.org/api/timedtext',
    'https://notyoutube.com/api/timedtext',
    'https://example.org/api/timedtext?h=.youtube.com',
    'https://www.youtube.com@example.org/api/timedtext',
    'http://169.254.169.254/api/timedtext',
    'http://localhost/api/timedtext',
    'http://[::1]/api/timedtext',
    '//example.org/api/timedtext',
    'https://www.youtube.com/redirect?q=http://localhost/',
    'https://www.youtube.com/api/timedtext/../../logout',
    'file:///etc/passwd',
    'https://.youtube.com/api/timedtext',
    'javascript:1',
    '',
  ])('is refused when it is %s', (address) => {
    expect(() => real.captions(address)).toThrow(expect.objectContaining({ kind: 'ANSWER_CHANGED' }))
    expect(() => standIn.captions(address)).toThrow(expect.objectContaining({ kind: 'ANSWER_CHANGED' }))
  })

  it('never leads anywhere but to YouTube, or to the stand-in when there is one', () => {
    const addresses = fc.oneof(
      fc.webUrl({ withQueryParameters: true }),
      fc.webUrl().map((url) => `${url}/api/timedtext`),
      fc.string().map((text) => `https://${text}.youtube.com/api/timedtext`),
      fc.string().map((text) => `https://www.youtube.com${text}/api/timedtext`),
      fc.string(),
    )
    fc.assert(
      fc.property(addresses, (address) => {
        for (const [hosts, origin] of [
          [real, /^https:\/\/(?:[a-z0-9-]+\.)*youtube\.com$/],
          [standIn, /^http:\/\/127\.0\.0\.1:4000$/],
        ] as const) {
          try {
            const url = hosts.captions(address)
            expect(url.origin).toMatch(origin)
            expect(url.username + url.password).toBe('')
          } catch (error) {
            expect(error).toMatchObject({ kind: 'ANSWER_CHANGED' })
          }
        }
      }),
      { numRuns: 2000 },
    )
  })
})

const names = (text: string) => parseYoutubeClients(text)?.players.map(({ name }) => name)

describe('the applications that are spoken as', () => {
  it('are VISIONOS, then ANDROID, which sees videos for children, then IOS', () => {
    expect(defaultClients.players.map(({ name }) => name)).toEqual(['VISIONOS', 'ANDROID', 'IOS'])
  })

  it('can be put into another order, and left out', () => {
    expect(names('[{"name":"IOS"},{"name":"VISIONOS"}]')).toEqual(['IOS', 'VISIONOS'])
  })

  it('keep what is not given, and put a new version into the user agent too', () => {
    const clients = parseYoutubeClients('[{"name":"ANDROID","version":"22.01.1"}]')
    const [android] = clients?.players ?? []
    expect(android).toMatchObject({
      name: 'ANDROID',
      id: 3,
      version: '22.01.1',
      extra: { osName: 'Android' },
    })
    expect(android === undefined ? '' : userAgentOf(android)).toBe(
      'com.google.android.youtube/22.01.1 (Linux; U; Android 11) gzip',
    )
    expect(clients?.web).toEqual(defaultClients.web)
  })

  it('may be new ones, when all of them is given', () => {
    const tv = { name: 'TVHTML5', id: 7, version: '7.1', userAgent: 'Cobalt/{version}', extra: { tv: 1 } }
    expect(parseYoutubeClients(JSON.stringify([tv]))?.players).toEqual([tv])
  })

  it('stay as they are when only the one for playlists and chapters is given', () => {
    const clients = parseYoutubeClients('[{"name":"WEB","version":"2.20270101.00.00"}]')
    expect(clients?.players).toEqual(defaultClients.players)
    expect(clients?.web).toMatchObject({ name: 'WEB', id: 1, version: '2.20270101.00.00' })
  })

  it.each([
    ['no JSON', 'IOS,ANDROID'],
    ['no list', '{"name":"IOS"}'],
    ['an empty list', '[]'],
    ['one without a name', '[{"version":"1"}]'],
    ['a new one with parts missing', '[{"name":"TVHTML5","version":"7"}]'],
    ['the same one twice', '[{"name":"IOS"},{"name":"IOS","version":"2"}]'],
    ['a field that nobody reads', '[{"name":"IOS","versoin":"2"}]'],
    ['a line end for a header', String.raw`[{"name":"IOS","userAgent":"a\r\nx-b: c"}]`],
    ['a version that is none', '[{"name":"IOS","version":"1 2"}]'],
    ['more than ten', JSON.stringify(Array.from({ length: 11 }, (_, i) => ({ name: `A${i}` })))],
  ])('are refused as a setting when it is %s', (_what, text) => {
    expect(parseYoutubeClients(text)).toBeNull()
  })
})
