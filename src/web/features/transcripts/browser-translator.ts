/** Two languages as BCP 47 tags. */
export type LanguagePair = { sourceLanguage: string; targetLanguage: string }

const availabilities = ['unavailable', 'downloadable', 'downloading', 'available'] as const
export type Availability = (typeof availabilities)[number]

type BrowserTranslator = {
  translate: (text: string, options: { signal: AbortSignal }) => Promise<string>
  destroy: () => void
}

/** The `Translator` of a browser that has one; it translates on the machine of the reader. */
type TranslatorFactory = {
  availability: (pair: LanguagePair) => Promise<unknown>
  create: (
    options: LanguagePair & { signal: AbortSignal; monitor: (target: EventTarget) => void },
  ) => Promise<BrowserTranslator>
}

declare global {
  interface Window {
    Translator?: TranslatorFactory
  }
}

/** Some browsers have a `Translator` that never answers. */
const answerWithinMs = 5000

/**
 * The way in which this browser has a pair of languages; `unavailable` also where it does not say, or not
 * within five seconds.
 */
export async function readAvailability(pair: LanguagePair): Promise<Availability> {
  try {
    const answer = await Promise.race([
      window.Translator?.availability(pair),
      new Promise((resolve) => setTimeout(resolve, answerWithinMs)),
    ])
    return availabilities.find((known) => known === answer) ?? 'unavailable'
  } catch {
    // A tag that the browser doesn't know, or a policy that forbids it.
    return 'unavailable'
  }
}

/** The longest time for one line, in ms. */
const lineTimeoutMs = 60_000

type Following = {
  signal: AbortSignal
  /** Called with the share of the language that is downloaded, from 0 to 1. */
  onDownload: (share: number) => void
  onTranslated: (text: string, translated: string) => void
}

/**
 * Has the browser translate texts, one after another; where the language is missing it is downloaded first,
 * for which the browser wants a press of its reader. `false` where the browser failed or `signal` ended it.
 */
export async function translateTexts(
  pair: LanguagePair,
  texts: readonly string[],
  { signal, onDownload, onTranslated }: Following,
): Promise<boolean> {
  let translator: BrowserTranslator | undefined
  try {
    translator = await window.Translator?.create({
      ...pair,
      signal,
      monitor: (target) => {
        target.addEventListener('downloadprogress', (event) => {
          if ('loaded' in event && typeof event.loaded === 'number') onDownload(event.loaded)
        })
      },
    })
    if (translator === undefined) return false
    for (const text of texts) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(lineTimeoutMs)])
      onTranslated(text, await translator.translate(text, { signal: limit }))
    }
    return true
  } catch {
    return false
  } finally {
    translator?.destroy()
  }
}
