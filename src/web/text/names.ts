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

/** A model as people name it: `google/gemini-2.5-flash` is Gemini 2.5 Flash. */
export function modelName(id: string): string {
  const words = (id.split('/').at(-1) ?? id).split(/[-_:]/).filter((word) => word !== '')
  return words
    .map((word) => (word === 'gpt' ? 'GPT' : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
}
