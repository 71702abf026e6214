import { voices } from '#messages/voices.ts'
import type { Line } from '#web/features/result-state/lines.ts'
import { languageName } from '#web/text/names.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { createReader, storedSpeed } from './reader.ts'
import type { Reader } from './reader.ts'

/** A reader of lines in a voice of this device; `null`, after saying why, where the device has none for the language. */
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
 * A voice of the device that speaks the language, the one of its region first; `null` where there is none. A voice of a
 * service is none: it would send the text away. `und` is read by the voice that the device speaks with anyway.
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
