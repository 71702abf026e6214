import { parseVideoLink } from '#product/video-link.ts'

const address = /https?:\/\/\S+/g

/**
 * The link that the page was opened with, by the share sheet of a phone or by the bookmarklet; `null` when there is
 * none. It is taken out of the address bar, so that a reload does not ask for it again.
 */
export function takeGivenLink(): string | null {
  const given = new URLSearchParams(location.search)
  // Phones put the link of a video into one or the other, with words around it.
  const texts = ['url', 'text', 'title'].map((name) => given.get(name) ?? '')
  const links = texts.flatMap((text) => text.match(address) ?? [])
  const link = links.find((each) => parseVideoLink(each) !== null) ?? given.get('url')
  if (link === null || link === undefined || link.trim() === '') return null
  history.replaceState(history.state, '', location.pathname)
  return link.trim()
}
