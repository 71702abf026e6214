import type { SetupTrial } from '#contract/setup.ts'
import { noPayers } from '#core/writing/language-model.ts'
import type { MadeCall } from '#core/writing/language-model.ts'
import { createTranscriptionRecognizer } from '#server/adapters/recognizer/transcription-recognizer.ts'
import type { ModelBudget } from '#server/features/model-costs/model-budget.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { Recognizer, RecognizerFailureCode } from '#server/ports/recognizer.ts'
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

/** The same, with its costs below the ceilings of the day. */
export function createCountedRecognizer(
  settings: RecognizerSettings,
  log: Pick<Log, 'warn'>,
  costs: ModelBudget,
): Recognizer | null {
  return keepWithinCosts(createRecognizer(settings, log), settings?.hourMicroUsd ?? null, costs)
}

const hourMs = 3_600_000
/** The seconds after which it is asked again whether the day has room. */
const askedAgainSeconds = 600
/** Failures before a server worked on a piece. */
const unworked: ReadonlySet<RecognizerFailureCode> = new Set([
  'RECOGNIZER_BUSY',
  'RECOGNIZER_REFUSED',
  'RECOGNIZER_PIECE_TOO_LARGE',
])

/**
 * A recognizer whose costs stay below the ceilings of the day: a piece is counted as a call of a model is.
 * Without room it is busy.
 */
export function keepWithinCosts(
  recognizer: Recognizer | null,
  hourMicroUsd: number | null,
  costs: Pick<ModelBudget, 'allowCall' | 'onCall'>,
): Recognizer | null {
  if (recognizer === null || hourMicroUsd === null) return recognizer
  const { model } = recognizer
  return {
    ...recognizer,
    hear: async (piece, { signal, payers = noPayers }) => {
      const maxMicroUsd = Math.ceil((piece.durationMs / hourMs) * hourMicroUsd)
      const next = { purpose: 'recording', payers, model, maxMicroUsd } as const
      if ((await costs.allowCall(next, { costMicroUsd: null })) !== true) {
        const cause = new Error('The costs of the day leave no room for this piece of sound')
        return {
          ok: false,
          failure: { code: 'RECOGNIZER_BUSY', retryAfterSeconds: askedAgainSeconds, cause },
        }
      }
      const began = systemClock.now()
      // What is given up may have been worked on.
      let [costMicroUsd, failure]: [number, MadeCall['failure']] = [maxMicroUsd, 'timeout']
      try {
        const outcome = await recognizer.hear(piece, { signal })
        failure = outcome.ok ? null : 'unavailable'
        if (!outcome.ok && unworked.has(outcome.failure.code)) costMicroUsd = 0
        return outcome
      } finally {
        const milliseconds = systemClock.now() - began
        costs.onCall({ model, inputTokens: 0, outputTokens: 0, costMicroUsd, failure, milliseconds }, next)
      }
    },
  }
}

/** The recognizer as its operator knows it; `null` without one. */
export function nameRecognizer(settings: RecognizerSettings): string | null {
  return settings && `${settings.model} at ${new URL(settings.baseUrl).host}`
}

/** A second of silence as the pages send sound: Opus in Ogg, of one channel. */
const silence = `
T2dnUwACAAAAAAAAAAAAAAAAAAAAAEkq9qABE09wdXNIZWFkAQE4AYA+AAAAAABPZ2dTAAAAAAAAAAAAAAAAAAABAAAASZW+VAEuT3B1
c1RhZ3MGAAAAZmZtcGVnAQAAABQAAABlbmNvZGVyPUxhdmMgbGlib3B1c09nZ1MABLi8AAAAAAAAAAAAAAIAAABZbQxrEQ8ODg4ODg4O
Dg4ODg4ODg4OGAL5jsjhz5S+lx76gm6wGAIrLMOM2AvXBba9ENIYAissw4zYC9cFtr0Q0hgCKyzDjNgL1wW2vRDSGAIrLMOM2AvXBba9
ENIYAissw4zYC9cFtr0Q0hgCKyzDjNgL1wW2vRDSGAIrLMOM2AvXBba9ENIYAissw4zYC9cFtr0Q0hgCKyzDjNgL1wW2vRDSGAIrLMOM
2AvXBba9ENIYAissw4zYC9cFtr0Q0hgCKyzDjNgL1wW2vRDSGAIrLMOM2AvXBba9ENIYAissw4zYC9cFtr0Q0hgCKyzDjNgL1wW2vRDS
GAIrLMOM2AvXBba9ENI=`

const verdicts: Readonly<Record<RecognizerFailureCode, string>> = {
  RECOGNIZER_UNAVAILABLE: 'It can’t be reached, or it failed. Is RECOGNIZER_BASE_URL right?',
  RECOGNIZER_BUSY: 'It has too much to do, or what its key may ask for is used up.',
  RECOGNIZER_REFUSED:
    'It refuses a second of sound. Check RECOGNIZER_MODEL and RECOGNIZER_API_KEY, and that it takes Opus in Ogg.',
  RECOGNIZER_UNREADABLE: 'It answers without a transcript. Is RECOGNIZER_BASE_URL right?',
  RECOGNIZER_PIECE_TOO_LARGE: 'It refuses even a second of sound as too large.',
}

/** Sends a second of silence to the recognizer, and says what it takes, or the code of its failure. */
export async function tryRecognizer(
  settings: NonNullable<RecognizerSettings>,
  signal: AbortSignal,
): Promise<{ trial: SetupTrial; failure: RecognizerFailureCode | null }> {
  let form = 'lines with times'
  const began = systemClock.now()
  const recognizer = createTranscriptionRecognizer(settings, {
    clock: systemClock,
    onSimpler: (simpler) => {
      if (simpler === 'json' || simpler === 'text') form = 'text alone, so seconds are estimated'
    },
  })
  const bytes = new Uint8Array(Buffer.from(silence, 'base64'))
  const outcome = await recognizer.hear({ bytes, mediaType: 'audio/ogg', durationMs: 1000 }, { signal })
  const name = nameRecognizer(settings) ?? ''
  const isGood = outcome.ok
  const rows = isGood
    ? [
        { name: 'Form', text: form },
        { name: 'Time', text: `${systemClock.now() - began} ms` },
      ]
    : []
  const failure = outcome.ok ? null : outcome.failure.code
  const verdict = failure === null ? 'It hears.' : verdicts[failure]
  return { trial: { name, isGood, rows, verdict }, failure }
}
