import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseVideoLink } from '#product/video-link.ts'
import { partOfRuns } from '#tests/setup/part-of-walk.ts'

const id = 'hQVTIJBZook'

/** A link within links, that many deep. */
function nested(depth: number): string {
  const inner = depth === 1 ? `https://youtu.be/${id}` : `https://www.google.com/url?q=${nested(depth - 1)}`
  return encodeURIComponent(inner)
}

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
    `https://i9.ytimg.com/vi/${id}/mqdefault.jpg`,
    `https://img.youtube.com/vi_webp/${id}/0.webp`,
    `vnd.youtube:${id}`,
    `vnd.youtube://${id}?x=1`,
    `vnd.youtube.launch:${id}`,
    `https://gaming.youtube.com/watch?v=${id}`,
    `https://www.youtubekids.com/watch?v=${id}`,
    `https://www.youtube.com/watch_popup?v=${id}`,
    `https://www.youtube.com/movie?v=${id}`,
    `https://www.youtube.com/e/${id}`,
    `https://www.youtube.com/vi/${id}`,
    `https://www.youtube.com/watch/${id}`,
    `https://www.youtube.com/watch?v=${id}%20`,
    `https://www.youtube.com/tv#/watch?v=${id}`,
    `https://www.youtube.com/watch#v=${id}`,
    `https://www.youtube.com/watch#!v=${id}`,
    `https://www.youtube.com/?v=${id}`,
    `https://www.youtube.com/playlist?v=${id}&list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf`,
    `https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fyoutu.be%2F${id}`,
    `https://accounts.youtube.com/x?continue=https%3A%2F%2Fyoutu.be%2F${id}`,
    `https://www.google.co.uk/url?url=https%3A%2F%2Fyoutu.be%2F${id}`,
    `https://youtu.be/?v=${id}`,
    `https://y2u.be/${id}`,
    `("youtu.be/${id}"),`,
    `  <https://youtu.be/${id}>.  `,
    `HTTPS://WWW.YOUTUBE.COM./watch?v=${id}`,
    `Have you seen this? https://youtu.be/${id} It's great`,
    `https://youtu.be/${id}, and then some.`,
    `[A talk](https://www.youtube.com/watch?v=${id})`,
    `[A talk](https://www.youtube.com/watch?v=${id} "with a title")`,
    `**https://youtu.be/${id}**`,
    `“https://youtu.be/${id}”`,
    `«youtu.be/${id}»`,
    `看这个https://youtu.be/${id}很好`,
    `Watch:https://youtu.be/${id}`,
    `https://\u200byoutu.be/${id}\u200b`,
    `\ufeffhttps://www.youtube.com/watch?v=\u2060${id}`,
    `https://www.youtube.com/watch?feature=share&amp;v=${id}&amp;t=90`,
    `"url":"https:\\/\\/www.youtube.com\\/watch?v=${id}"`,
    `https://www.youtube.com/signin?next=%2Fwatch%3Fv%3D${id}`,
    `https://accounts.google.com/ServiceLogin?continue=https%3A%2F%2Fwww.youtube.com%2Fsignin%3Fnext%3D%252Fwatch%253Fv%253D${id}`,
    `https://m.youtube.com/#/watch?v=${id}&feature=share`,
    `https://www.youtube.com/watch.php?v=${id}`,
    `https://www.youtube.com/movie_popup?v=${id}`,
    `https://www.youtube.com/watch_videos?video_ids=${id},another0001`,
    `https://www.youtube.com/live_chat?is_popout=1&v=${id}`,
    `https://www.youtube.com/source/${id}/shorts`,
    `https://www.youtube.com/ytscreeningroom?v=${id}`,
    `https://www.youtube.com/verify_age?next_url=%2Fwatch%3Fv%3D${id}`,
    `https://www.youtube.com/supported_browsers?next_url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${id}`,
    `https://www.youtube.com%2Fwatch%3Fv%3D${id}`,
    `https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${id}%26t%3D5s`,
    `https://studio.youtube.com/video/${id}/edit`,
    `https://tv.youtube.com/watch/${id}`,
    `https://www.youtubeeducation.com/embed/${id}`,
    `https://youtube.googleapis.com/v/${id}`,
    `https://youtu.be/shorts/${id}?si=abc`,
    `https://youtu.be/live/${id}`,
    `youtube://${id}`,
    `youtube://watch?v=${id}`,
    `youtube://www.youtube.com/watch?v=${id}`,
    `vnd.youtube://www.youtube.com/watch?v=${id}`,
    `intent://www.youtube.com/watch?v=${id}#Intent;package=com.google.android.youtube;end`,
    `https://uk.youtube.com/watch?v=${id}`,
    `http://de.youtube.com/watch?v=${id}`,
    `https://www.youtube.com/@NASA and https://youtu.be/${id}`,
    `https://www.youtube.com/playlist?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf https://youtu.be/${id}`,
    `https://youtu.be/${id} https://youtu.be/another0001`,
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
    'https://www.youtube.com/live/@NASA',
    'https://youtu.be/@NASA',
    'https://studio.youtube.com/channel/UC1234567890123456789012',
    'https://m.youtube.com/#/channel/UC123',
    'https://example.org%2Fwatch%3Fv%3DhQVTIJBZook',
    'intent://example.org/watch?v=hQVTIJBZook#Intent;end',
    'youtube://example.org/watch?v=hQVTIJBZook',
    'https://www.youtube.com/channel/UC1234567890123456789012',
    'https://www.youtube.com/results?search_query=x',
    'https://www.youtube.com/watch?v=tooshort',
    'https://youtube.com:x@example.org/watch?v=hQVTIJBZook',
    'https://example.org/youtube.com/watch?v=hQVTIJBZook',
    'https://youtu.be.example.org/hQVTIJBZook',
    'https://xn--youtub-4of.com/watch?v=hQVTIJBZook',
    'https://google.example.org/url?q=https://youtu.be/hQVTIJBZook',
    'https://www.youtube.com/clip/UgkxhQVTIJBZook',
    'https://www.youtube.com/embed/videoseries',
    `https://www.google.com/url?q=${nested(3)}`,
    'javascript:alert(1)',
    'ftp://youtube.com/watch?v=hQVTIJBZook',
    'https://example.org/?next=https://youtu.be/hQVTIJBZook',
    'example.org/?next=https://youtu.be/hQVTIJBZook',
    'mail@youtube.com/watch?v=hQVTIJBZook',
    'https://deu.youtube.com/watch?v=hQVTIJBZook',
    'Two words, hQVTIJBZook',
    'https://accounts.google.com.example.org/ServiceLogin?continue=https://youtu.be/hQVTIJBZook',
  ])('refuses %s', (link) => {
    expect(parseVideoLink(link)).toBeNull()
  })

  it.each([
    ['t=90', 90],
    ['t=90.5', 90.5],
    ['t=1m2.25s', 62.25],
    ['x=1#t=90.5', 90.5],
    ['t=90s', 90],
    ['t=1h2m3s', 3723],
    ['start=61', 61],
    ['t=1:02:03', 3723],
    ['time_continue=7', 7],
    ['x=1#t=1m1s', 61],
    ['t=nonsense', null],
    ['t=', null],
  ])('reads the start time out of %s', (parameter, seconds) => {
    expect(parseVideoLink(`https://youtu.be/${id}?${parameter}`)?.startSeconds).toBe(seconds)
  })

  it.each([
    'https://www.youtube.com/embed/videoseries?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
    'https://music.youtube.com/playlist?list=OLAK5uy_k12345678901',
    'https://www.youtube.com/watch?list=RDMM',
    'https://www.youtube.com/playlist?list=LL',
  ])('finds no video but a playlist in %s', (link) => {
    expect(parseVideoLink(link)).toMatchObject({ videoId: null, playlistId: expect.any(String) })
  })

  it('finds the video and the playlist of a video in a playlist', () => {
    expect(parseVideoLink(`https://www.youtube.com/watch?v=${id}&list=PLrAXtmErZgOeiKm4`)).toMatchObject({
      videoId: id,
      playlistId: 'PLrAXtmErZgOeiKm4',
    })
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
      { numRuns: partOfRuns(2000) },
    )
  })
})

describe('a link that was put together wrongly', () => {
  it.each([
    'http://youtube.com/v/dQw4w9WgXcQ&hl=en',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ%26t=5',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ?t=5',
    'https://youtube.com/shorts/dQw4w9WgXcQ&feature=share',
    'https://youtu.be/dQw4w9WgXcQ&t=5',
    'https:/youtu.be/dQw4w9WgXcQ',
    'https//youtu.be/dQw4w9WgXcQ',
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fyoutu.be%2FdQw4w9WgXcQ',
  ])('names its video: %s', (link) => {
    expect(parseVideoLink(link)?.videoId).toBe('dQw4w9WgXcQ')
  })

  it.each(['https://youtu.be/dQw4w9WgXcQx', 'https://www.youtube.com/watch?v=dQw4w9WgXcQx&t=5'])(
    'names none where its id is longer: %s',
    (link) => {
      expect(parseVideoLink(link)).toBeNull()
    },
  )
})
