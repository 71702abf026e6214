import { languageTag } from '#messages/language.ts'
import { firstLanguage } from '#product/interface-languages.ts'

/** Where a summary is read on the site, at a second where one is known. */
export function resultPath(historyId: string, second: number | null): string {
  return `/v/${historyId}${second === null ? '' : `?t=${Math.floor(second)}s`}`
}

/** The query of a file that the server writes, which names the language of this page for what stands beside the lines. */
export function fileQuery(query: Readonly<Record<string, string>>, tag: string = languageTag): string {
  const asked = new URLSearchParams(query)
  if (tag !== firstLanguage) asked.set('labels', tag)
  return asked.size === 0 ? '' : `?${asked.toString()}`
}
