import { createTranscriptionRecognizer } from '#server/adapters/recognizer/transcription-recognizer.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { Recognizer } from '#server/ports/recognizer.ts'
import type { RecognizerSettings } from '#server/settings/recognizer-settings.ts'

/** The recognizer that is set; `null` without one. The log says what its server refuses. */
export function createRecognizer(settings: RecognizerSettings, log: Pick<Log, 'warn'>): Recognizer | null {
  if (settings === null) return null
  return createTranscriptionRecognizer(settings, {
    clock: systemClock,
    onSimpler: (form, without) =>
      log.warn({ form, without }, 'the speech recognizer takes only a simpler request'),
  })
}
