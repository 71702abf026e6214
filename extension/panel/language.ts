import { firstLanguage, interfaceLanguages } from '#product/interface-languages.ts'
import type { InterfaceLanguage } from '#product/interface-languages.ts'

/**
 * The language of the panel: the first of those that a browser asks pages for, as BCP 47 tags, in which there
 * are words.
 */
export function panelLanguage(asked: readonly string[]): InterfaceLanguage {
  for (const wanted of asked) {
    const known = interfaceLanguages.find(({ tag }) => tag === wanted.toLowerCase().split('-')[0])
    if (known !== undefined) return known.tag
  }
  return firstLanguage
}
