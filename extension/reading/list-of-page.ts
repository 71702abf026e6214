import { isOwnList, listUrl, parseListLink } from '#product/list-link.ts'

/**
 * The address of the playlist or the channel that a page of YouTube shows; `null` on other pages, for the
 * lists that only their owner sees, and for mixes, which are another list for everybody.
 */
export function listOfPage(address: string): string | null {
  const path = URL.canParse(address) ? new URL(address).pathname : ''
  const isList = path === '/playlist' || /^\/(?:@|%40|channel\/|c\/|user\/)/i.test(path)
  const link = isList ? parseListLink(address) : null
  return link === null || link.kind === 'mix' || isOwnList(link) ? null : listUrl(link)
}
