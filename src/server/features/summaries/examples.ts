import type { Summary } from '#contract/summaries.ts'
import { exampleVideos } from '#product/examples.ts'
import { findDefaultTranscriptId, obtainTranscript } from '#server/features/transcripts/service.ts'
import type { TranscriptDeps, TranscriptRow } from '#server/features/transcripts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { noPayers } from '#server/ports/language-model.ts'
import { noLineChecks } from '#server/ports/summary-engine.ts'
import type { ExampleSummaries } from '#server/ports/summary-engine.ts'
import { defaultOptions, presentSummary } from './present.ts'
import { writeSummary } from './write-summary.ts'

/** Who made the summary of an example. */
type Author = 'people' | 'built-in'

/** Gives the summary of an example video. @throws AppError `NOT_FOUND` for any other video */
export type ReadExample = (videoId: string, by: Author, signal: AbortSignal) => Promise<Summary>

type Deps = TranscriptDeps & { examples: ExampleSummaries }

const maxMs = 60_000

/**
 * Creates the reader of the examples. What people wrote goes the way of what a model writes: each line is looked up in the
 * transcript that is stored now. Nothing of it is stored; a process makes each summary once for the same transcript,
 * and reads its text once for that.
 */
export function createExamples(deps: Deps): ReadExample {
  const made = new Map<string, Promise<Summary>>()

  return async (videoId, by, signal) => {
    if (!exampleVideos.some((example) => example.videoId === videoId)) {
      throw new AppError('NOT_FOUND', "This video isn't one of the examples.")
    }
    const toKey = (transcriptId: string | null): string => JSON.stringify([transcriptId, by])
    const known = made.get(toKey(await findDefaultTranscriptId(deps.db, videoId)))
    if (known !== undefined) return await known
    const transcript = await obtainTranscript(deps, { videoId }, { signal, payers: noPayers })
    const key = toKey(transcript.id)
    const making = made.get(key) ?? makeExample(deps.examples, transcript, { videoId, by })
    made.set(key, making)
    // One that failed is made again for the next caller.
    making.catch(() => made.delete(key))
    return await making
  }
}

async function makeExample(
  { read, builtIn }: ExampleSummaries,
  transcript: TranscriptRow,
  { videoId, by }: { videoId: string; by: Author },
): Promise<Summary> {
  const authored = await read(videoId)
  const engines =
    by === 'people'
      ? { engine: authored.engine, lineChecks: { ...noLineChecks, checker: authored.checker } }
      : { engine: builtIn, lineChecks: noLineChecks }
  const { engine, language, style, body } = await writeSummary(engines, transcript, defaultOptions, {
    emit: () => undefined,
    payers: noPayers,
    // Not that of a caller: others wait for the same summary.
    signal: AbortSignal.timeout(maxMs),
  })
  const summary = {
    id: by === 'people' ? authored.id : authored.builtInId,
    engineKind: engine.kind,
    engineName: engine.name,
    engineVersion: engine.version,
    language,
    style,
    body,
    createdAt: new Date(authored.writtenAt),
  }
  return presentSummary({ summary, transcript })
}
