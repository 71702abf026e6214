/** The behaviour of a browser's model, by the shapes that Chrome documents. */
export type BrowserModelScenario = {
  availability?: 'unavailable' | 'downloadable' | 'downloading' | 'available' | 'silent'
  /** `lies` adds a number that nobody said, over true quotes; `broken` ends in the middle of its answer. */
  writes?: 'honest' | 'lies' | 'broken' | 'prose' | 'nothing-said' | 'never'
  /** The name of the error that each question ends with. */
  failure?: string
  /** The name of the error that opening it ends with. */
  refusal?: string
  /** Tokens of question and answer. */
  window?: number
  /** True for the names of before, which extensions still have. */
  hasOldNames?: boolean
}

/**
 * A stand-in for `LanguageModel` that answers the questions of the engine. It stands for itself, so that a
 * browser of a test can be given its text; what it was asked is in `asked`.
 */
export function standInForLanguageModel(scenario: BrowserModelScenario) {
  const { availability = 'available', writes = 'honest', window = 9216 } = scenario
  const asked: string[] = []
  const counts = { open: 0, closed: 0 }
  const tokensOf = (text: string): number => Math.ceil(text.length / 4)
  const untilAborted = async (signal: AbortSignal): Promise<never> =>
    await new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })

  function reported(text: string): string {
    if (writes === 'nothing-said') return 'The moon is made of green cheese.'
    return writes === 'lies' ? `${text.replace(/[.!?]?$/, '')}, for 4711 years.` : text
  }

  function answer(prompt: string): string {
    const shown = [...prompt.matchAll(/^\[s(\d+)[^\]]*\] (?:(?:summary|statement): .*? \| ")?([^"\n]+)/gm)]
      .map(([, id = '', said = '']) => ({ sid: `s${id}`, said }))
      .filter(({ said }) => said.split(' ').length >= 6)
    const step = Math.max(1, Math.floor(shown.length / 5))
    const chosen = shown.filter((_, at) => at % step === 0).slice(0, 6)
    const quoteOf = (said: string): string => (writes === 'nothing-said' ? 'green cheese on the moon' : said)
    const lines = chosen.map(({ sid, said }) => ({
      text: reported(said),
      cites: [{ sid, quote: quoteOf(said) }],
    }))
    return JSON.stringify({
      gist: lines[0],
      chapters: chosen
        .slice(0, 1)
        .map(({ sid }) => ({ from: sid, title: 'The beginning', gist: '', quote: '' })),
      insights: lines.map(({ text, cites: [cite] }) => ({ text, ...cite })),
      summary: lines.map((line) => ({ p: 1, ...line })),
    })
  }

  function write(prompt: string): string {
    const text = answer(prompt)
    if (writes === 'prose') return 'Sure! Here is a summary of the video that you asked for.'
    return writes === 'broken' ? text.slice(0, 60) : text
  }

  const session = (system: string) => {
    const used = tokensOf(system)
    const measured = async (prompt: string): Promise<number> => await Promise.resolve(tokensOf(prompt))
    counts.open += 1
    return {
      ...(scenario.hasOldNames === true
        ? { inputQuota: window, inputUsage: used, measureInputUsage: measured }
        : { contextWindow: window, contextUsage: used, measureContextUsage: measured }),
      promptStreaming: async function* (prompt: string, { signal }: { signal: AbortSignal }) {
        asked.push(prompt)
        signal.throwIfAborted()
        if (used + tokensOf(prompt) > window) throw new DOMException('Too many tokens', 'QuotaExceededError')
        if (scenario.failure !== undefined) throw new DOMException('It failed', scenario.failure)
        if (writes === 'never') await untilAborted(signal)
        const text = write(prompt)
        const half = Math.floor(text.length / 2)
        yield await Promise.resolve(text.slice(0, half))
        yield text.slice(half)
      },
      destroy: () => {
        counts.closed += 1
      },
    }
  }

  return {
    asked,
    counts,
    availability: async (): Promise<string> =>
      await (availability === 'silent' ? new Promise<never>(() => undefined) : Promise.resolve(availability)),
    create: async ({
      initialPrompts = [],
      monitor,
    }: {
      initialPrompts?: readonly { content: string }[]
      monitor?: (target: EventTarget) => void
    }) => {
      if (scenario.refusal !== undefined) throw new DOMException('It was refused', scenario.refusal)
      const target = new EventTarget()
      monitor?.(target)
      if (availability === 'downloadable' || availability === 'downloading')
        for (const loaded of [0.25, 1])
          target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }))
      return await Promise.resolve(session(initialPrompts.map(({ content }) => content).join('')))
    },
  }
}

/** The text that gives a page such a model. */
export function standInScript(scenario: BrowserModelScenario): string {
  return `window.LanguageModel = (${String(standInForLanguageModel)})(${JSON.stringify(scenario)})`
}
