import { YoutubeFailure } from '../failures/youtube-failure.ts'

const youtubeHost = /^(?:[a-z0-9-]+\.)*youtube\.com$/
const publicOrigin = 'https://www.youtube.com'
const publicImages = 'https://i.ytimg.com'

/** Where YouTube is: the real one, or a stand-in that speaks like it. */
export type YoutubeHosts = {
  /** The address of a path, which is always one of our own words. */
  page: (path: string) => URL
  image: (path: string) => URL
  /**
   * The address of captions, as YouTube gave it. It comes from outside, so only YouTube's own hosts are let through; with a
   * stand-in they all lead there.
   * @throws YoutubeFailure `ANSWER_CHANGED` for any other host
   */
  captions: (address: string) => URL
}

/** @param origin Of a stand-in; `null` is YouTube itself. */
export function createYoutubeHosts(origin: string | null): YoutubeHosts {
  return {
    page: (path) => new URL(path, origin ?? publicOrigin),
    image: (path) => new URL(path, origin ?? publicImages),
    captions: (address) => captionAddress(address, origin),
  }
}

function captionAddress(address: string, origin: string | null): URL {
  const url = URL.canParse(address, publicOrigin) ? new URL(address, publicOrigin) : null
  if (url === null || url.pathname !== '/api/timedtext') throw new YoutubeFailure('ANSWER_CHANGED')
  if (origin !== null && url.origin === new URL(origin).origin) return url
  const isYoutube = url.protocol === 'https:' && url.port === '' && youtubeHost.test(url.hostname)
  if (!isYoutube || url.username !== '' || url.password !== '') throw new YoutubeFailure('ANSWER_CHANGED')
  return origin === null ? url : new URL(`${url.pathname}${url.search}`, origin)
}
