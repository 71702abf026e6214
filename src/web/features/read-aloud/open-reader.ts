import type { Line } from '#web/features/evidence/line.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { findVoice } from './find-voice.ts'
import { createReader } from './reader.ts'
import type { Reader } from './reader.ts'
import { storedSpeed } from './reading-speed.ts'

/** A reader of lines in a voice of this device; `null`, after saying why, where the device has none for the language. */
export async function openReader(lines: readonly Line[], language: string): Promise<Reader | null> {
  if (!('speechSynthesis' in window)) {
    showToast({ title: "Your browser can't read aloud", description: 'Try another browser.' })
    return null
  }
  const speech = window.speechSynthesis
  const voice = await findVoice(speech, language)
  if (voice === null) {
    showToast({
      title: `No voice for ${nameOf(language)}`,
      description: 'This device has none of its own. You can add voices in the settings of the system.',
    })
    return null
  }
  return createReader(lines, { speech, voice, language, rate: storedSpeed() })
}

function nameOf(language: string): string {
  if (language === 'und') return 'this text'
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language
}
