import { joinRun, refuseWhenFull } from '#server/features/runs/service.ts'
import type { Following } from '#server/features/runs/service.ts'
import { describeVideo, identifySubject } from '#server/features/transcripts/service.ts'
import type { TranscriptNeeds, TranscriptSubject } from '#server/features/transcripts/service.ts'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'
import type { Actor } from './allowance.ts'
import { deliverRun } from './deliver-run.ts'
import type { DeliveryNeeds, SummaryStreamEvent } from './deliver-run.ts'
import { presentSummary } from './present.ts'
import { findSummary } from './repo.ts'
import type { FoundSummary } from './repo.ts'
import { subjectName } from './subject-name.ts'
import { engineVariant, runKey } from './summary-key.ts'
import type { Wish } from './summary-key.ts'

export type SummaryDeps = TranscriptNeeds & DeliveryNeeds & { engine: SummaryEngine }

type Request = { actor: Actor; subject: TranscriptSubject; wish: Wish }

/**
 * Summarizes a video or a stored transcript for a person: takes their place, then gives what the store has, or joins
 * the run that makes it.
 * @throws AppError
 */
export async function* summarize(
  deps: SummaryDeps,
  { actor, subject, wish }: Request,
  following: Following,
): AsyncGenerator<SummaryStreamEvent> {
  const { known, fromPlaylist } = await identifySubject(deps, subject, following.signal)
  const variant = engineVariant(deps.engine.identity, wish)
  const stored = await findSummary(deps.orm, known, variant)
  const key = runKey(known, variant)
  if (stored === null) await refuseWhenFull(deps.runs, key)
  const place = await deps.allowance.reserve(actor, subjectName(known))
  if (place.outcome === 'locked') return
  if (stored !== null) {
    await deps.allowance.keep(deps.orm, place.placeId)
    yield* tellStored(stored, fromPlaylist)
    return
  }
  const task = { subject: known, ...wish }
  const follower = await joinRun(deps.runs, { key, task, isFirst: false }, place.placeId)
  yield* deliverRun(deps, follower, { ...following, fromPlaylist })
}

function* tellStored(stored: FoundSummary, fromPlaylist: boolean): Generator<SummaryStreamEvent> {
  const { transcript } = stored
  yield { event: 'video', data: { transcriptId: transcript.id, ...describeVideo(transcript) } }
  yield { event: 'done', data: presentSummary(stored, { cached: true, fromPlaylist }) }
}
