import { describe, expect, it } from 'vitest'
import { isOwnList, listKeyOf, listUrl, parseListLink } from '#product/list-link.ts'

const id = 'UCsimulatedLectures00001'
const list = 'PLsimulatedMany5000000'
const channel = (path: string, tab = 'videos') => ({ kind: 'channel', path, tab })

describe('a link to a list', () => {
  it.each([
    `https://www.youtube.com/playlist?list=${list}`,
    `youtube.com/playlist?list=${list}&si=abc`,
    `https://m.youtube.com/watch?v=okManual001&list=${list}&index=4`,
    `https://youtu.be/okManual001?list=${list}`,
    `https://www.youtube.com/embed/videoseries?list=${list}`,
    `Watch all of it: <https://music.youtube.com/playlist?list=${list}>.`,
  ])('names a playlist: %s', (text) => {
    expect(parseListLink(text)).toEqual({ kind: 'playlist', playlistId: list })
  })

  it.each([
    ['https://www.youtube.com/@simulated.lectures', channel('@simulated.lectures')],
    ['@simulated.lectures', channel('@simulated.lectures')],
    ['https://m.youtube.com/@simulated.lectures/shorts?si=1', channel('@simulated.lectures', 'shorts')],
    ['youtube.com/@simulated.lectures/streams', channel('@simulated.lectures', 'streams')],
    ['https://www.youtube.com/@simulated.lectures/videos', channel('@simulated.lectures')],
    ['https://www.youtube.com/@simulated.lectures/featured', channel('@simulated.lectures')],
    ['https://www.youtube.com/%40%E0%A4%97%E0%A4%A3%E0%A4%BF%E0%A4%A4', channel('@गणित')],
    ['https://www.youtube.com/@गणित', channel('@गणित')],
    [`https://www.youtube.com/channel/${id}/shorts`, channel(`channel/${id}`, 'shorts')],
    [id, channel(`channel/${id}`)],
    ['https://www.youtube.com/c/SimulatedLectures/live', channel('c/SimulatedLectures', 'streams')],
    ['http://youtube.com/user/simlectures?feature=x', channel('user/simlectures')],
  ])('names a channel and its tab: %s', (text, link) => {
    expect(parseListLink(text)).toEqual(link)
  })

  it('names a mix with the video that it begins with', () => {
    expect(parseListLink('https://www.youtube.com/watch?v=okManual001&list=RDokManual001')).toEqual({
      kind: 'mix',
      playlistId: 'RDokManual001',
      videoId: 'okManual001',
    })
  })

  it.each([
    'https://www.youtube.com/watch?v=okManual001',
    'okManual001',
    'https://youtube.com.example.org/@simulated.lectures',
    'https://www.youtube.com/channel/UCshort',
    'https://www.youtube.com/c/',
    'https://www.youtube.com/feed/trending',
    'https://example.org/playlist?list=PLsimulatedMany5000000',
    'https://user:word@www.youtube.com/@simulated.lectures',
    'mail me at someone@example.org',
    '',
  ])('is none: %s', (text) => {
    expect(parseListLink(text)).toBeNull()
  })

  it('has one key and one address, however it was written', () => {
    const links = [`youtu.be/okManual001?list=${list}`, `https://www.youtube.com/playlist?list=${list}`]
    const found = links.flatMap((text) => parseListLink(text) ?? [])
    expect(found.map(listKeyOf)).toEqual([list, list])
    expect(found.map(listUrl)).toEqual(
      Array.from({ length: 2 }, () => `https://www.youtube.com/playlist?list=${list}`),
    )
    const shorts = parseListLink('youtube.com/@simulated.lectures/shorts')
    expect(shorts === null ? null : listUrl(shorts)).toBe(
      'https://www.youtube.com/@simulated.lectures/shorts',
    )
  })

  it.each([
    ['https://www.youtube.com/playlist?list=WL', true],
    [`https://www.youtube.com/playlist?list=${list}`, false],
  ])('may be one that only its owner sees: %s', (text, isOwn) => {
    const link = parseListLink(text)
    expect(link !== null && isOwnList(link)).toBe(isOwn)
  })
})
