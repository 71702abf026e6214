import { randomUUID } from 'node:crypto'
import { problemCodes } from '#contract/problem.ts'
import type { ProblemCode } from '#contract/problem.ts'
import type { FollowWorkDeps } from './context.ts'
import { storeItem, takeWorkingItems } from './items-repo.ts'
import type { EndedItem, ItemOutcome } from './items-repo.ts'
import { afterFailure, findInHistory } from './order-items.ts'

/** Stores what became of the summaries that were ordered; gives how many were looked at. */
export async function settleItems({ db }: Pick<FollowWorkDeps, 'db'>, count: number): Promise<number> {
  const turn = randomUUID()
  const taken = await takeWorkingItems(db, turn, count)
  for (const item of taken) await storeItem(db, item.id, turn, await outcomeOf(db, item))
  return taken.length
}

async function outcomeOf(db: FollowWorkDeps['db'], item: EndedItem): Promise<ItemOutcome> {
  if (item.historyId !== null) return { state: 'done', historyId: item.historyId }
  if (item.request === 'settled') {
    const code = problemCodes.find((known) => known === item.code) ?? ('SUMMARY_FAILED' satisfies ProblemCode)
    return afterFailure({ code, detail: item.detail ?? 'No summary could be made.' }, item.attempts)
  }
  // The run is forgotten a day after its end, or its owner cancelled it.
  const historyId = await findInHistory(db, item)
  if (historyId !== null) return { state: 'done', historyId }
  if (item.request === 'gone') {
    return { state: 'failed', code: 'SUMMARY_STOPPED', detail: 'This summary was cancelled.' }
  }
  return { state: 'working', runId: item.runId }
}
