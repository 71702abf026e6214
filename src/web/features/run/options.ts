import { languageTag } from '#messages/language.ts'
import { formIds, isFormRef } from '#product/summary-forms.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'
import type { SummaryLanguage, SummaryStyle } from '#product/summary-options.ts'
import { createStore, useStore } from '#web/ui/store.ts'

/** How a summary is to be written. */
export type SummaryOptions = Readonly<{ style: SummaryStyle; language: SummaryLanguage; form: string }>

/** The options of a user who has chosen none. */
export const defaultOptions: SummaryOptions = {
  style: 'standard',
  language: summaryLanguages.find((known) => known === languageTag) ?? 'en',
  form: formIds[0],
}

const storageKey = 'precis.options'
/** Read from the browser when they are first asked for. */
const store = createStore<SummaryOptions | null>(null)

/** The options of this user, which the browser remembers. */
export function currentOptions(): SummaryOptions {
  const known = store.get()
  if (known !== null) return known
  const stored = readStored()
  store.set(stored)
  return stored
}

/** The options of this user, for components. */
export function useOptions(): SummaryOptions {
  return useStore(store, null) ?? currentOptions()
}

/** Changes options and remembers them. */
export function setOptions(change: Partial<SummaryOptions>): void {
  const options = { ...currentOptions(), ...change }
  store.set(options)
  try {
    localStorage.setItem(storageKey, JSON.stringify(options))
  } catch {
    // Storage can be forbidden; the options then last as long as the page.
  }
}

/** Forgets the options of this page, so that the browser is asked again. */
export function forgetOptions(): void {
  store.set(null)
}

/** An older version, or a user by hand, may have stored what is not offered. */
function readStored(): SummaryOptions {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return defaultOptions
    const { style, language, form } = { ...defaultOptions, ...stored }
    return {
      form: typeof form === 'string' && isFormRef(form) ? form : defaultOptions.form,
      style: summaryStyles.find((known) => known === style) ?? defaultOptions.style,
      language: summaryLanguages.find((known) => known === language) ?? defaultOptions.language,
    }
  } catch {
    return defaultOptions
  }
}
