import { voices } from '#messages/voices.ts'
import type { Line } from '#web/features/result-state/lines.ts'
import { languageName } from '#web/text/names.ts'
import { createStore } from '#web/ui/store.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** A reader of lines in a voice of this device; `null`, with a message, without a voice. */
export async function openReader(lines: readonly Line[], language: string): Promise<Reader | null> {
  if (!('speechSynthesis' in window)) {
    showToast({ title: voices.cannotRead, description: voices.otherBrowser })
    return null
  }
  const speech = window.speechSynthesis
  const voice = await findVoice(speech, language)
  if (voice === null) {
    showToast({
      title: language === 'und' ? voices.noneForText : voices.noneFor(languageName(language)),
      description: voices.addVoices,
    })
    return null
  }
  return createReader(lines, { speech, voice, language, rate: storedSpeed() })
}

/** So long a browser may take to name its voices; some name none before they are asked. */
const voicesWaitMs = 1500

/**
 * A voice of the device that speaks the language, the one of its region first; `null` where there is none. A
 * voice of a service is none: it would send the text away. `und` is read by the voice that the device speaks
 * with anyway.
 */
async function findVoice(speech: SpeechSynthesis, language: string): Promise<SpeechSynthesisVoice | null> {
  const own = (await readVoices(speech)).filter(({ localService }) => localService)
  if (language === 'und') return own.find((voice) => voice.default) ?? own[0] ?? null
  const wanted = language.toLowerCase()
  const speaking = own.filter(({ lang }) => baseOf(lang) === baseOf(wanted))
  return (
    speaking.find(({ lang }) => normalize(lang) === wanted) ??
    speaking.find((voice) => voice.default) ??
    speaking[0] ??
    null
  )
}

/** Android writes `en_US`. */
function normalize(tag: string): string {
  return tag.replaceAll('_', '-').toLowerCase()
}

function baseOf(tag: string): string {
  return normalize(tag).split('-')[0] ?? ''
}

async function readVoices(speech: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  const known = speech.getVoices()
  if (known.length > 0) return known
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, voicesWaitMs)
    const options = { once: true }
    speech.addEventListener(
      'voiceschanged',
      () => {
        clearTimeout(timer)
        resolve()
      },
      options,
    )
  })
  return speech.getVoices()
}

/** The position of a reader: the index of its line, and its state there. */
export type Reading = { index: number; phase: 'reading' | 'paused' | 'ended' | 'failed' }

/** Reads lines aloud, one after another. */
export type Reader = {
  lines: readonly Line[]
  get: () => Reading
  /** Calls `listener` on each change; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  /** Reads the line at an index, and those after it; an index outside of the lines does nothing. */
  goTo: (index: number) => void
  /** Goes silent; the next `resume` begins the line again. */
  pause: () => void
  resume: () => void
  /** Sets the speed from now on, as a multiple of the voice's own; the current line begins again. */
  setRate: (rate: number) => void
  /** Goes silent for good. */
  stop: () => void
}

type ReaderOptions = { speech: SpeechSynthesis; voice: SpeechSynthesisVoice; language: string; rate: number }

/**
 * A reader of lines that begins with the first. Each line is an utterance of its own, so that the lit line is
 * the one that is spoken, and pausing ends it: on Android a paused utterance never goes on.
 */
function createReader(
  lines: readonly Line[],
  { speech, voice, language, rate: first }: ReaderOptions,
): Reader {
  const { get, set, subscribe } = createStore<Reading>({ index: 0, phase: 'paused' })
  let rate = first
  // What an utterance that was cancelled says afterwards is about a line that is not read any more.
  let current: SpeechSynthesisUtterance | null = null

  function silence(): void {
    // The voice may read for another reader by now.
    if (current === null) return
    current = null
    speech.cancel()
  }

  function goTo(index: number): void {
    const line = lines[index]
    if (line === undefined) return
    silence()
    const utterance = new SpeechSynthesisUtterance(line.evidence.text)
    utterance.voice = voice
    utterance.lang = language === 'und' ? voice.lang : language
    utterance.rate = rate
    utterance.addEventListener('end', () => {
      if (current !== utterance) return
      if (index + 1 < lines.length) goTo(index + 1)
      else finish('ended')
    })
    utterance.addEventListener('error', () => {
      if (current === utterance) finish('failed')
    })
    current = utterance
    set({ index, phase: 'reading' })
    speech.speak(utterance)
  }

  function finish(phase: 'ended' | 'failed' | 'paused'): void {
    silence()
    set({ ...get(), phase })
  }

  return {
    lines,
    get,
    subscribe,
    goTo,
    pause: () => {
      if (get().phase === 'reading') finish('paused')
    },
    resume: () => goTo(get().phase === 'ended' ? 0 : get().index),
    setRate: (next) => {
      rate = next
      if (get().phase === 'reading') goTo(get().index)
    },
    stop: silence,
  }
}

const storageKey = 'precis.reading-speed'

/** Multiples of the voice's own speed. */
export const readingSpeeds = [0.75, 1, 1.25, 1.5, 2] as const

/** The speed that the reader chose last; 1 where none is stored, or storage is forbidden. */
export function storedSpeed(): number {
  try {
    const stored = Number(localStorage.getItem(storageKey))
    return readingSpeeds.find((speed) => speed === stored) ?? 1
  } catch {
    return 1
  }
}

/** Remembers a speed for the next result. */
export function storeSpeed(speed: number): void {
  try {
    localStorage.setItem(storageKey, String(speed))
  } catch {
    // Storage can be forbidden; the speed then holds until the page is left.
  }
}
