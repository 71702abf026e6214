import type { SoundFile, WorkOptions } from '#client/precis.ts'
import { AppError } from '#core/app-error.ts'
import { heardNote, writeHeardFile } from '#core/recordings/heard-file.ts'
import type { RecordingPiece } from '#core/recordings/join-pieces.ts'
import { readFile } from '#local/read-transcript.ts'
import type { ReadTranscript } from '#local/read-transcript.ts'
import { clockTime } from '#product/times.ts'
import type { Recognizer } from '#server/ports/recognizer.ts'

const overlapSeconds = 2

/**
 * Has the recognizer of the settings hear a file; parts that it does not hear are named in the credit.
 * @throws AppError `RECORDING_NEEDS_RECOGNIZER`, what `cut` throws, or why nothing was heard
 */
export async function hearSound(
  recognizer: Recognizer | null,
  file: SoundFile,
  { signal, onStage }: WorkOptions,
): Promise<ReadTranscript> {
  if (recognizer === null) {
    const detail =
      'To have a recording heard, set RECOGNIZER_BASE_URL, or name a server that hears with --server.'
    throw new AppError('RECORDING_NEEDS_RECOGNIZER', detail)
  }
  const pieces: RecordingPiece[] = []
  const limits = { ...recognizer, overlapSeconds }
  for await (const { startMs, endMs, bytes } of file.cut(limits, { signal })) {
    onStage(`Listening from ${clockTime(startMs / 1000)}`)
    const sound = { bytes, mediaType: 'audio/ogg', durationMs: endMs - startMs }
    const outcome = await recognizer.hear(sound, { signal })
    pieces.push({ startMs, endMs, ...(outcome.ok ? outcome : { failure: outcome.failure.code }) })
  }
  const [first] = pieces
  if (first !== undefined && 'failure' in first && pieces.every((piece) => 'failure' in piece))
    throw new AppError(first.failure)
  const { bytes, fileName, timings, gaps } = writeHeardFile(pieces, null)
  const title = file.name.replace(/\.[a-z0-9]{2,5}$/i, '')
  return { ...(await readFile(bytes, fileName)), title, videoTitle: title, timings, credit: heardNote(gaps) }
}
