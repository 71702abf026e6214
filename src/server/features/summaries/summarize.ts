import { plans } from '#product/plans.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Visitor } from '#server/features/accounts/service.ts'
import { joinRun, refuseWhenFull } from '#server/features/runs/service.ts'
import type { Following } from '#server/features/runs/service.ts'
import { describeVideo, identifySubject, nameSubject } from '#server/features/transcripts/service.ts'
import type { TranscriptNeeds, TranscriptSubject } from '#server/features/transcripts/service.ts'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'
import { deliverRun } from './deliver-run.ts'
import type { DeliveryNeeds, SummaryStreamEvent } from './deliver-run.ts'
import { presentDelivered, presentLocked } from './present.ts'
import { engineVariant, runKey } from './summary-key.ts'
import type { Wish } from './summary-key.ts'

export type SummaryDeps = TranscriptNeeds & DeliveryNeeds & { engine: SummaryEngine }

type Request = { actor: Visitor; subject: TranscriptSubject; wish: Wish }

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
  const key = runKey(known, variant)
  const [stored, name] = await Promise.all([deps.summaries.find(known, variant), nameSubject(deps, known)])
  if (stored === null) await refuseWhenFull(deps.runs, key)
  const place = await deps.allowance.reserve(actor, name)
  if (place.outcome === 'locked') {
    const standing = await deps.allowance.standing(actor)
    yield { event: 'done', data: presentLocked(known, stored, standing) }
    return
  }
  if (stored !== null) {
    const historyId = await transaction(deps.runs.orm, async (tx) => {
      await deps.allowance.keep(tx, place.placeId, actor)
      const ids = { summaryId: stored.summary.id, transcriptId: stored.transcript.id, runId: null }
      return await deps.shelf.put(tx, actor, ids)
    })
    yield {
      event: 'video',
      data: { transcriptId: stored.transcript.id, ...describeVideo(stored.transcript) },
    }
    yield {
      event: 'done',
      data: presentDelivered(
        stored,
        { cached: true, fromPlaylist, historyId },
        await deps.allowance.standing(actor),
      ),
    }
    return
  }
  const run = { key, task: { subject: known, ...wish }, isFirst: plans[actor.plan].isFirstInQueue }
  const follower = await joinRun(deps.runs, run, place.placeId).catch(async (error: unknown) => {
    // No run would give it back; one whose release fails as well lapses.
    if (place.outcome === 'held') await deps.allowance.release(place.placeId, 'failed').catch(() => undefined)
    throw error
  })
  yield* deliverRun(deps, { actor, follower }, { ...following, fromPlaylist })
}
