import type { SoundFile, WorkOptions } from '#client/precis.ts'
import { problems } from '#contract/problems.ts'
import { AppError } from '#core/app-error.ts'
import { pieceOverlap } from '#core/recordings/cut-pieces.ts'
import { failureOfAll, hearingOf, titleOfFile, writeHeardFile } from '#core/recordings/heard-file.ts'
import type { RecordingPiece } from '#core/recordings/join-pieces.ts'
import { creditOf } from '#export/credit.ts'
import { readFile } from '#local/read-transcript.ts'
import type { ReadTranscript } from '#local/read-transcript.ts'
import { clockTime } from '#product/times.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Recognizer, RecognizerOutcome, SoundPiece } from '#server/ports/recognizer.ts'

const maxAttempts = 3
const firstPauseSeconds = 2

type Hearing = { recognizer: Recognizer | null; clock: Pick<Clock, 'wait'> }

/**
 * Has the recognizer of the settings hear a file; parts that it does not hear are named beside it.
 * @throws AppError `RECORDING_NEEDS_RECOGNIZER`, what `cut` throws, or why nothing was heard
 */
export async function hearSound(
  { recognizer, clock }: Hearing,
  file: SoundFile,
  { signal, onStage }: WorkOptions,
): Promise<ReadTranscript> {
  if (recognizer === null) {
    const detail =
      'To have a recording heard, set RECOGNIZER_BASE_URL, or name a server that hears with --server.'
    throw new AppError('RECORDING_NEEDS_RECOGNIZER', detail)
  }
  const { maxPieceBytes, maxPieceSeconds } = recognizer
  const pieces: RecordingPiece[] = []
  const limits = { maxPieceBytes, maxPieceSeconds, overlapSeconds: pieceOverlap }
  for await (const piece of file.cut(limits, { signal })) {
    const { startMs, endMs, bytes } = piece
    onStage(`Listening from ${clockTime(startMs / 1000)}`)
    const sound = { bytes, mediaType: 'audio/ogg', durationMs: endMs - startMs }
    const outcome = await hearPiece({ recognizer, clock }, sound, signal)
    pieces.push({ startMs, endMs, ...(outcome.ok ? outcome : { failure: outcome.failure.code }) })
    const failure = failureOfAll(pieces)
    // What refuses the first minute refuses all.
    if (failure !== null && problems[failure].passes === 'never') throw new AppError(failure)
  }
  const failure = failureOfAll(pieces)
  if (failure !== null) throw new AppError(failure)
  if (pieces.every((piece) => 'failure' in piece || piece.heard.cues.length === 0))
    throw new AppError('TRANSCRIPT_EMPTY', 'Nothing could be heard in this recording.')
  const { bytes, fileName, timings, gaps } = writeHeardFile(pieces, null)
  const title = titleOfFile(file.name)
  const heard = creditOf({ credit: null, hearing: hearingOf(gaps) })
  return { ...(await readFile(bytes, fileName)), ...heard, title, videoTitle: title, timings }
}

/** Has a piece heard; where its failure may pass it is tried again after a while. */
async function hearPiece(
  { recognizer, clock }: Hearing & { recognizer: Recognizer },
  sound: SoundPiece,
  signal: AbortSignal,
): Promise<RecognizerOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await recognizer.hear(sound, { signal })
    if (outcome.ok || problems[outcome.failure.code].passes === 'never' || attempt === maxAttempts)
      return outcome
    const seconds = outcome.failure.retryAfterSeconds ?? firstPauseSeconds * 4 ** (attempt - 1)
    await clock.wait(seconds * 1000, signal)
    signal.throwIfAborted()
  }
}
