import { languageTag } from '#messages/language.ts'
import { languagePath } from '#product/interface-languages.ts'

/** The beginning of the addresses of pages in this language: nothing, or like `/hi`. */
export const languageBase = languagePath(languageTag)

/** The path of the current page, without its language. */
export function currentPage(): string {
  const { pathname } = window.location
  return pathname.startsWith(`${languageBase}/`) ? pathname.slice(languageBase.length) : '/'
}

/** The address of a page in the language of this one, for links that leave the page. */
export function pageAddress(path: string): string {
  return languageBase + path
}

/** Leaves the page for another address, as a link does that the browser follows itself. */
export function leaveFor(address: string): void {
  window.location.assign(address)
}

/** The path and the query of the current page. */
export function currentPath(): string {
  const { pathname, search } = window.location
  return pathname + search
}
