import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseVideoLink } from '#product/video-link.ts'

const id = 'hQVTIJBZook'

describe('parseVideoLink', () => {
  it.each([
    id,
    `https://www.youtube.com/watch?v=${id}`,
    `http://youtube.com/watch?feature=share&v=${id}&pp=abc`,
    `youtube.com/watch?v=${id}`,
    `//m.youtube.com/watch?v=${id}`,
    `https://music.youtube.com/watch?v=${id}&list=RDAMVM${id}`,
    `https://youtu.be/${id}?si=abc`,
    `youtu.be/${id}`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}?feature=share`,
    `https://www.youtube.com/embed/${id}`,
    `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
    `https://www.youtube.com/v/${id}`,
    `https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3D${id}%26feature%3Dshare`,
    `https://www.youtube.com/redirect?q=https%3A%2F%2Fyoutu.be%2F${id}`,
    `https://www.google.com/url?q=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${id}`,
    `https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${id}`,
    `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
    `vnd.youtube:${id}`,
    `  <https://youtu.be/${id}>.  `,
    `HTTPS://WWW.YOUTUBE.COM./watch?v=${id}`,
  ])('finds the video in %s', (link) => {
    expect(parseVideoLink(link)?.videoId).toBe(id)
  })

  it.each([
    '',
    'hello',
    'https://example.org/watch?v=hQVTIJBZook',
    'https://youtube.com.example.org/watch?v=hQVTIJBZook',
    'https://notyoutube.com/watch?v=hQVTIJBZook',
    'https://evil.youtube.com/watch?v=hQVTIJBZook',
    'https://www.youtube.com@example.org/watch?v=hQVTIJBZook',
    'https://www.youtube.com/@NASA',
    'https://www.youtube.com/channel/UC1234567890123456789012',
    'https://www.youtube.com/results?search_query=x',
    'https://www.youtube.com/watch?v=tooshort',
    'javascript:alert(1)',
    'ftp://youtube.com/watch?v=hQVTIJBZook',
  ])('refuses %s', (link) => {
    expect(parseVideoLink(link)).toBeNull()
  })

  it.each([
    ['t=90', 90],
    ['t=90s', 90],
    ['t=1h2m3s', 3723],
    ['start=61', 61],
    ['t=1:02:03', 3723],
    ['t=nonsense', null],
  ])('reads the start time out of %s', (parameter, seconds) => {
    expect(parseVideoLink(`https://youtu.be/${id}?${parameter}`)?.startSeconds).toBe(seconds)
  })

  it('names the playlist of a playlist link and has no video for it', () => {
    expect(
      parseVideoLink('https://www.youtube.com/playlist?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf'),
    ).toEqual({
      videoId: null,
      playlistId: 'PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
      startSeconds: null,
    })
  })

  it('never gives anything but an id of eleven safe characters, whatever it is fed', () => {
    const hosts = fc.constantFrom(
      'youtube.com',
      'www.youtube.com',
      'youtu.be',
      'youtube.com.evil.com',
      'google.com',
    )
    const links = fc.oneof(
      fc.string(),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.tuple(hosts, fc.string()).map(([host, rest]) => `https://${host}/${rest}`),
      fc
        .tuple(hosts, fc.string())
        .map(([host, value]) => `https://${host}/watch?v=${encodeURIComponent(value)}`),
    )
    fc.assert(
      fc.property(links, (link) => {
        const videoId = parseVideoLink(link)?.videoId ?? null
        expect(videoId === null || /^[\w-]{11}$/.test(videoId)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})
