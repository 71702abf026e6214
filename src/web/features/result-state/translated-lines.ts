import { createStore, useSelected } from '#web/ui/store.ts'

/** The lines of a result that the reader's browser translated, by their text. */
export type TranslatedLines = { language: string; texts: ReadonlyMap<string, string> }

/** The translated lines of the result on the page; none until its reader wants them. */
export const translatedLines = createStore<TranslatedLines>({ language: '', texts: new Map() })

/** A text in the language of the reader, and that language; `null` where it was not translated. */
export function useTranslated(text: string): { text: string; language: string } | null {
  const translated = useSelected(translatedLines, (store) => store?.get().texts.get(text) ?? null)
  return translated === null ? null : { text: translated, language: translatedLines.get().language }
}
