import { act } from '@testing-library/react'

/** A voice of the device, as far as choosing one needs it. */
type FakeVoice = { lang: string; localService?: boolean; default?: boolean }

/**
 * A voice of the device that reads nothing aloud, and says what it was given; `finish` ends the line that it
 * reads.
 */
export type FakeSpeech = {
  /** The lines that were begun, in their order. */
  said: string[]
  /** The line that it reads now, with its speed and language; `null` while it is silent. */
  now: () => { text: string; rate: number; lang: string } | null
  finish: () => void
  fail: () => void
}

class FakeUtterance extends EventTarget {
  rate = 1
  lang = ''
  voice: unknown = null
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}

/** Puts a fake in the place of the browser's voices until `remove` is called. */
export function installSpeech(voices: readonly FakeVoice[]): FakeSpeech & { remove: () => void } {
  const said: string[] = []
  let current: FakeUtterance | null = null
  const end = (name: 'end' | 'error'): void => {
    const ending = current
    current = null
    ending?.dispatchEvent(new Event(name))
  }
  const speech = Object.assign(new EventTarget(), {
    getVoices: () =>
      voices.map((voice) => ({ localService: true, default: false, name: voice.lang, ...voice })),
    speak: (utterance: FakeUtterance) => {
      current = utterance
      said.push(utterance.text)
    },
    // As browsers do: what is cancelled says later that it failed.
    cancel: () => {
      const cancelled = current
      current = null
      queueMicrotask(() => act(() => void cancelled?.dispatchEvent(new Event('error'))))
    },
  })
  Object.defineProperty(window, 'speechSynthesis', { value: speech, configurable: true })
  Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: FakeUtterance, configurable: true })
  return {
    said,
    now: () => (current === null ? null : { text: current.text, rate: current.rate, lang: current.lang }),
    finish: () => end('end'),
    fail: () => end('error'),
    remove: () => {
      Reflect.deleteProperty(window, 'speechSynthesis')
      Reflect.deleteProperty(globalThis, 'SpeechSynthesisUtterance')
    },
  }
}
