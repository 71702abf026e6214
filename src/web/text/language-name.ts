import { languageTag } from '#messages/language.ts'
let names: Intl.DisplayNames | null = null

/** A language by its name in the language of the page; a tag that names none stays as it is. */
export function languageName(tag: string): string {
  names ??= new Intl.DisplayNames([languageTag], { type: 'language' })
  try {
    return names.of(tag) ?? tag
  } catch {
    // What an address or a browser gives need not be a tag.
    return tag
  }
}
