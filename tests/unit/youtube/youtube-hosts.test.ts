import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createYoutubeHosts } from '#server/adapters/youtube/http/connection.ts'

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
