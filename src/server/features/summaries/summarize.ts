import { plans } from '#product/plans.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Visitor } from '#server/features/accounts/service.ts'
import { joinRun, refuseWhenFull } from '#server/features/runs/service.ts'
import type { Following } from '#server/features/runs/service.ts'
import {
  describeVideo,
  identifySubject,
  nameStoredSubject,
  nameSubject,
} from '#server/features/transcripts/service.ts'
import type { TranscriptNeeds, TranscriptSubject } from '#server/features/transcripts/service.ts'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'
import type { Calls } from './allowance.ts'
import { deliver, deliverRun } from './deliver-run.ts'
import type { DeliveryNeeds, SummaryStreamEvent } from './deliver-run.ts'
import { presentLocked } from './present.ts'
import type { Delivery, Standing } from './present.ts'
import type { FoundSummary } from './repo.ts'
import type { ShelvedSummary } from './shelf.ts'
import { engineVariant, runKey } from './summary-key.ts'
import type { Wish } from './summary-key.ts'

export type SummaryDeps = TranscriptNeeds & DeliveryNeeds & { engine: SummaryEngine }

type Request = {
  actor: Visitor
  subject: TranscriptSubject
  wish: Wish
  /** Told how many calls of this minute are left. */
  onCounted: (calls: Calls) => void
}

/**
 * Summarizes a video or a stored transcript for a person: takes their place, then gives what the store has, or joins
 * the run that makes it.
 * @throws AppError
 */
export async function* summarize(
  deps: SummaryDeps,
  { actor, subject, wish, onCounted }: Request,
  following: Following,
): AsyncGenerator<SummaryStreamEvent> {
  const { known, fromPlaylist } = await identifySubject(deps, subject, following.signal)
  const variant = engineVariant(deps.engine.identity, wish)
  const stored = await deps.summaries.find(known, variant)
  const [name] =
    stored === null
      ? await Promise.all([nameSubject(deps, known), refuseWhenFull(deps.runs, runKey(known, variant))])
      : [nameStoredSubject(stored.transcript)]
  const again = stored === null ? null : await giveAgain(deps, { actor, name, stored })
  if (stored !== null && again !== null) {
    onCounted(again.calls)
    yield* handOut(stored, { cached: true, fromPlaylist, historyId: again.historyId }, again.standing)
    return
  }
  const place = await deps.allowance.reserve(actor, name)
  if (place.outcome === 'locked') {
    const standing = await deps.allowance.standing(actor)
    yield { event: 'done', data: presentLocked(known, stored, standing) }
    return
  }
  onCounted(place.calls)
  if (stored !== null) {
    const historyId = await transaction(deps.runs.orm, async (tx) => {
      await deps.allowance.keep(tx, place.placeId, actor)
      return await deps.shelf.put(tx, actor, shelved(stored))
    })
    const { resetTime: _end, ...standing } = await deps.allowance.standing(actor)
    yield* handOut(stored, { cached: true, fromPlaylist, historyId }, standing)
    return
  }
  const run = {
    key: runKey(known, variant),
    task: { subject: known, ...wish },
    isFirst: plans[actor.plan].isFirstInQueue,
  }
  const follower = await joinRun(deps.runs, run, place.placeId).catch(async (error: unknown) => {
    // No run would give it back; one whose release fails as well lapses.
    if (place.outcome === 'held') await deps.allowance.release(place.placeId, 'failed').catch(() => undefined)
    throw error
  })
  yield* deliverRun(deps, { actor, follower }, { ...following, fromPlaylist })
}

/** What belongs to the answer of somebody who got this summary before; `null` for all others. @throws AppError */
async function giveAgain(
  { allowance, shelf, runs }: SummaryDeps,
  { actor, name, stored }: { actor: Visitor; name: string; stored: FoundSummary },
) {
  const [repeat, known] = await Promise.all([
    allowance.repeat(actor, name),
    shelf.findNewest(runs.orm, actor, stored.summary.id),
  ])
  if (repeat === null) return null
  const historyId = known ?? (await transaction(runs.orm, (tx) => shelf.put(tx, actor, shelved(stored))))
  return { ...repeat, historyId }
}

function shelved({ summary, transcript }: FoundSummary): ShelvedSummary {
  return { summaryId: summary.id, transcriptId: transcript.id, runId: null }
}

function* handOut(
  stored: FoundSummary,
  delivery: Delivery,
  standing: Standing,
): Generator<SummaryStreamEvent> {
  const { transcript } = stored
  yield { event: 'video', data: { transcriptId: transcript.id, ...describeVideo(transcript) } }
  yield deliver(stored, delivery, standing)
}
