import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseVideoLink } from '#product/video-link.ts'
import type { Fetch } from '#server/adapters/youtube/http/caller.ts'
import { createYoutubeSource } from '#server/adapters/youtube/youtube-source.ts'
import { youtubeOptions } from '#tests/server/youtube/simulated-youtube.ts'
import { createTestClock } from './simulated-source.ts'

const { signal } = new AbortController()
const hosts = fc.constantFrom(
  'www.youtube.com',
  'youtu.be',
  'm.youtube.com',
  'i.ytimg.com',
  'consent.youtube.com',
)
const hostile = fc.oneof(
  fc.string(),
  fc.constantFrom('../../x', '%2e%2e%2f', 'a&b=c', 'a#b', '\r\nhost: x', '@example.org', '?list=PL', '\0'),
)
const someId = fc.stringMatching(/^[\w-]{11}$/)
const paths = fc.constantFrom(
  'watch?v=',
  'shorts/',
  'embed/',
  'live/',
  'vi/',
  'playlist?list=PL',
  'watch?list=RD',
  '',
)

const links = fc.oneof(
  hostile,
  someId,
  fc.tuple(hosts, paths, fc.oneof(someId, hostile), hostile).map(([host, path, id, rest]) => {
    return `https://${host}/${path}${id}${rest}`
  }),
  fc.tuple(paths, someId, hostile).map(([path, id, rest]) => {
    const inner = encodeURIComponent(`https://www.youtube.com/${path}${id}${rest}`)
    return `https://www.google.com/url?q=${inner}`
  }),
)

/**
 * All addresses and bodies that a link leads to, when the player knows no title and so all else is asked too.
 */
async function requestsFor(link: string): Promise<{ url: URL; body: string }[]> {
  const sent: { url: URL; body: string }[] = []
  const fetch: Fetch = async (url, { body = '' }) => {
    sent.push({ url, body })
    if (url.pathname.endsWith('/visitor_id')) return new Response('{"responseContext":{"visitorData":"V"}}')
    if (!url.pathname.endsWith('/player'))
      return new Response('{"events":[{"tStartMs":0,"segs":[{"utf8":"Hi"}]}]}')
    const { videoId }: { videoId: string } = JSON.parse(body)
    return Response.json({
      playabilityStatus: { status: 'OK' },
      videoDetails: { videoId },
      captions: {
        playerCaptionsTracklistRenderer: {
          captionTracks: [
            { baseUrl: `https://www.youtube.com/api/timedtext?v=${videoId}`, languageCode: 'en' },
          ],
        },
      },
    })
  }
  const parsed = parseVideoLink(link)
  const source = createYoutubeSource({
    ...youtubeOptions('', { fetch, clock: createTestClock() }),
    origin: null,
  })
  if (parsed?.videoId) await source.fetch(parsed.videoId, { signal, choice: null })
  if (parsed?.playlistId) await source.findFirstVideo?.(parsed.playlistId, { signal }).catch(() => null)
  return sent
}

const addresses = [
  /^https:\/\/www\.youtube\.com\/youtubei\/v1\/(?:visitor_id|player|next|browse)\?prettyPrint=false$/,
  /^https:\/\/www\.youtube\.com\/oembed\?format=json&url=https%3A%2F%2Fwww\.youtube\.com%2Fwatch%3Fv%3D[\w-]{11}$/,
  /^https:\/\/www\.youtube\.com\/api\/timedtext\?v=[\w-]{11}&fmt=json3$/,
]
const playlist = /^(?:VL)?(?:(?:PL|LL|EC|UU|FL|RD|UL|TL|PU|OLAK5uy_)[\w-]{10,}|RDMM|WL|LL|LM)$/
const subject = ({ videoId, playlistId, browseId }: Record<string, string>) => ({
  videoId,
  playlistId,
  browseId,
})

describe('whatever a person pastes', () => {
  it('nothing of it but an id of eleven safe characters or of a playlist reaches a request', async () => {
    let reached = 0
    await fc.assert(
      fc.asyncProperty(links, async (link) => {
        for (const { url, body } of await requestsFor(link)) {
          reached += 1
          expect(
            addresses.some((address) => address.test(url.href)),
            url.href,
          ).toBe(true)
          const { videoId, playlistId, browseId } = subject(body === '' ? {} : JSON.parse(body))
          if (videoId !== undefined) expect(videoId).toMatch(/^[\w-]{11}$/)
          for (const list of [playlistId, browseId]) if (list !== undefined) expect(list).toMatch(playlist)
        }
      }),
      { numRuns: 500 },
    )
    expect(reached).toBeGreaterThan(100)
  })
})
