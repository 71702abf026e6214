import { transaction } from '#server/db/transaction.ts'
import { confirmDelivery, followRun } from '#server/features/runs/service.ts'
import type { Following, RunFollower, RunNeeds } from '#server/features/runs/service.ts'
import type { StreamEvent } from '#server/http/event-stream.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import type { Allowance } from './allowance.ts'
import { presentDelivered, writeDelivered } from './present.ts'
import type { Delivery, Standing } from './present.ts'
import type { FoundSummary } from './repo.ts'
import type { Shelf } from './shelf.ts'
import type { StoredSummaries } from './stored-summaries.ts'

/** What a caller of `POST /api/summarize` is told. */
export type SummaryStreamEvent = StreamEvent<'POST /api/summarize'>

export type DeliveryNeeds = {
  runs: RunNeeds
  allowance: Allowance
  summaries: StoredSummaries
  shelf: Shelf
}

/**
 * Hands on what happens in a run. The place becomes final just before the summary goes out, so that nobody gets one
 * without a place, and what breaks after that costs nothing to ask for again.
 * @throws AppError why the run failed
 */
export async function* deliverRun(
  needs: DeliveryNeeds,
  { actor, follower }: { actor: Actor; follower: RunFollower },
  following: Following & { fromPlaylist: boolean },
): AsyncGenerator<SummaryStreamEvent> {
  for await (const event of followRun(needs.runs, follower, following)) {
    switch (event.event) {
      case 'done': {
        const found = await needs.summaries.read(event.data.summaryId)
        if (found === null) throw new AppError('NOT_FOUND', 'This summary is not stored any more.')
        const historyId = await settle(needs, { actor, follower, found })
        const { resetTime: _end, ...standing } = await needs.allowance.standing(actor)
        const delivery = { cached: false, fromPlaylist: following.fromPlaylist, historyId }
        yield { id: event.id, ...deliver(found, delivery, standing) }
        break
      }
      case 'problem':
        await needs.allowance.release(follower.placeId, 'failed')
        throw new AppError(event.data.code, event.data.detail, event.data)
      case 'run':
      case 'stage':
      case 'video':
      case 'gist':
      case 'text':
      case 'insight':
      case 'chapter':
      case 'restarted':
        yield event
    }
  }
}

/** The event that hands out a summary. */
export function deliver(
  found: FoundSummary,
  delivery: Delivery,
  standing: Standing,
): SummaryStreamEvent & { event: 'done' } {
  return {
    event: 'done',
    // Who takes the bytes does without the object, and the other way round.
    get data() {
      return presentDelivered(found, delivery, standing)
    },
    get json() {
      return writeDelivered(found, delivery, standing)
    },
  }
}

async function settle(
  { runs, allowance, shelf }: DeliveryNeeds,
  { actor, follower, found }: { actor: Actor; follower: RunFollower; found: FoundSummary },
): Promise<string | null> {
  return await transaction(runs.orm, async (tx) => {
    await allowance.keep(tx, follower.placeId, actor)
    await confirmDelivery(tx, follower)
    const { runId } = follower
    return await shelf.put(tx, actor, {
      summaryId: found.summary.id,
      transcriptId: found.transcript.id,
      runId,
    })
  })
}
