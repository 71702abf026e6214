import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { browserTranslation } from '#messages/browser-translation.ts'
import { languageName } from '#web/text/names.ts'
import { Button, Spinner } from '#web/ui/button.tsx'

type Props = {
  /** The language of the texts. */
  spoken: string
  /** The language of the reader. */
  wanted: string
  texts: readonly string[]
  /** Called with all translations so far, by their texts; with none when the original is wanted again. */
  onTranslated: (translated: ReadonlyMap<string, string>) => void
  /** Stands where this browser cannot translate. */
  otherwise: ReactNode
}

/** A translation by the reader's own browser: its offer, the download, how far it is, and the way back. */
export function BrowserTranslation({ spoken, wanted, texts, onTranslated, otherwise }: Props) {
  const pair = { sourceLanguage: spoken, targetLanguage: wanted }
  const { data: availability } = useQuery({
    queryKey: ['browser-translator', spoken, wanted],
    queryFn: () => readAvailability(pair),
    // It is on the machine of the reader.
    networkMode: 'always',
  })
  const { state, start, stop } = useTranslation(pair, texts, onTranslated)
  if (availability === undefined) return null
  if (availability === 'unavailable') return otherwise
  const name = languageName(wanted)
  if (state.phase === 'working')
    return (
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <output className="flex items-center gap-2">
          <Spinner />
          {state.share === null ? browserTranslation.working(name) : browserTranslation.downloading(name)}
        </output>
        <span className="text-muted tabular-nums">
          {state.share === null
            ? browserTranslation.progress(state.done, texts.length)
            : browserTranslation.share(Math.round(100 * state.share))}
        </span>
        <Button variant="quiet" size="sm" onClick={stop}>
          {browserTranslation.cancel}
        </Button>
      </div>
    )
  if (state.phase === 'shown')
    return (
      <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-muted">
        {browserTranslation.shown}
        <Button variant="quiet" size="sm" onClick={stop}>
          {browserTranslation.original}
        </Button>
      </p>
    )
  return (
    <div className="mt-2 text-sm">
      {state.phase === 'failed' && (
        <p role="alert" className="text-warn">
          {browserTranslation.failed}
        </p>
      )}
      <Button variant="secondary" size="sm" className="mt-1" onClick={start}>
        {browserTranslation.start(name)}
      </Button>
      <p className="mt-1 text-muted">
        {browserTranslation.offer} {availability !== 'available' && browserTranslation.downloads}
      </p>
    </div>
  )
}

type State =
  | { phase: 'off' | 'failed' | 'shown' }
  // `share` of a download, until the first line.
  | { phase: 'working'; share: number | null; done: number }

/** So many lines come one by one, then some together: each time the page is drawn again. */
const single = 10
const together = 25

function useTranslation(
  pair: Parameters<typeof translateTexts>[0],
  texts: readonly string[],
  onTranslated: Props['onTranslated'],
) {
  const [state, setState] = useState<State>({ phase: 'off' })
  const known = useRef(new Map<string, string>())
  const running = useRef<AbortController | null>(null)
  const publish = (): void => onTranslated(new Map(known.current))

  async function run(): Promise<void> {
    const controller = new AbortController()
    running.current = controller
    const missing = texts.filter((text) => !known.current.has(text))
    const before = texts.length - missing.length
    let done = before
    setState({ phase: 'working', share: null, done })
    publish()
    const isDone = await translateTexts(pair, missing, {
      signal: controller.signal,
      onDownload: (share) => setState({ phase: 'working', share: share < 1 ? share : null, done }),
      onTranslated: (text, translated) => {
        known.current.set(text, translated)
        done += 1
        if (done - before > single && done % together !== 0) return
        publish()
        setState({ phase: 'working', share: null, done })
      },
    })
    if (controller.signal.aborted) return
    publish()
    setState({ phase: isDone ? 'shown' : 'failed' })
  }

  function stop(): void {
    running.current?.abort()
    onTranslated(new Map())
    setState({ phase: 'off' })
  }

  const goOn = useEffectEvent(() => {
    if (state.phase === 'shown' && texts.some((text) => !known.current.has(text))) void run()
  })
  // An answer that came since is translated too.
  useEffect(() => goOn(), [texts])
  const end = useEffectEvent(stop)
  useEffect(() => () => end(), [])
  return { state, start: () => void run(), stop }
}

/** Two languages as BCP 47 tags. */
type LanguagePair = { sourceLanguage: string; targetLanguage: string }

const availabilities = ['unavailable', 'downloadable', 'downloading', 'available'] as const
type Availability = (typeof availabilities)[number]

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
async function readAvailability(pair: LanguagePair): Promise<Availability> {
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
async function translateTexts(
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
