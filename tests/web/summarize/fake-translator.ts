/** The stand-in for the `Translator` of a browser, in the shapes that Chrome documents. */
export type TranslatorStandIn = {
  availability: 'unavailable' | 'downloadable' | 'downloading' | 'available' | 'never says'
  /** Waited for before it is there; gets what tells of the download. */
  download?: (progress: (share: number) => void, signal: AbortSignal) => Promise<void>
  /** Waited for before each line. */
  translate?: (text: string) => Promise<void>
}

/** Puts the stand-in into the page; what it was asked for is in `asked`, and `undo` takes it out again. */
export function installTranslator({ availability, download, translate }: TranslatorStandIn) {
  const asked = { pairs: new Array<string>(), made: 0, destroyed: 0 }
  const Translator: NonNullable<Window['Translator']> = {
    availability: ({ sourceLanguage, targetLanguage }) => {
      asked.pairs.push(`${sourceLanguage} ${targetLanguage}`)
      return availability === 'never says' ? new Promise(() => undefined) : Promise.resolve(availability)
    },
    create: async ({ targetLanguage, signal, monitor }) => {
      asked.made += 1
      const target = new EventTarget()
      monitor(target)
      await download?.((loaded) => {
        target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }))
      }, signal)
      signal.throwIfAborted()
      return {
        translate: async (text, options) => {
          await translate?.(text)
          options.signal.throwIfAborted()
          return `[${targetLanguage}] ${text}`
        },
        destroy: () => {
          asked.destroyed += 1
        },
      }
    },
  }
  window.Translator = Translator
  return {
    asked,
    undo: () => {
      delete window.Translator
    },
  }
}
