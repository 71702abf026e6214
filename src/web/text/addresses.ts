import { languageTag } from '#messages/language.ts'
import { firstLanguage } from '#product/interface-languages.ts'

/** The address of a summary on the site, at a second where one is known. */
export function resultPath(historyId: string, second: number | null): string {
  return `/v/${historyId}${second === null ? '' : `?t=${Math.floor(second)}s`}`
}

/** The part of an address that asks to hear the proof of its result. */
export const hearParameter = 'hear'

/** The address at which the proof of a result plays. */
export function hearPath(path: string): string {
  return `${path}?${hearParameter}`
}

/** The query of a file by the server, with the page's language for the words beside lines. */
export function fileQuery(query: Readonly<Record<string, string>>, tag: string = languageTag): string {
  const asked = new URLSearchParams(query)
  if (tag !== firstLanguage) asked.set('labels', tag)
  return asked.size === 0 ? '' : `?${asked.toString()}`
}
