import type { AdminHelpRequest } from '#contract/admin.ts'
import { plans } from '#product/plans.ts'
import type { Orm } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import { cutPage, readCursor } from '#server/lib/paging/page-cursor.ts'
import { selectRequests, updateState } from './repo.ts'
import type { HelpRow } from './repo.ts'

const hourMs = 3_600_000
const order = 'help'

/** The query of a page of help requests. */
export type HelpQuery = {
  state?: HelpRow['state'] | undefined
  q: string
  cursor?: string | undefined
  limit: number
}

/** One page of help requests, the oldest open one first. @throws AppError `INVALID_REQUEST` for a wrong cursor */
export async function listHelpRequests(orm: Orm, { state, q, cursor, limit }: HelpQuery) {
  const after = cursor === undefined ? null : readCursor(order, cursor, 'number')
  const found = await selectRequests(orm, { state: state ?? null, q, after, limit: limit + 1 })
  const { rows, nextCursor } = cutPage(found.rows, {
    order,
    limit,
    positionOf: ({ key, id }) => ({ key, id }),
  })
  return { items: rows.map(presentRequest), nextCursor, total: found.total }
}

/** Marks a help request as answered or open. @throws AppError `NOT_FOUND` */
export async function changeHelpRequest(
  orm: Orm,
  id: string,
  state: HelpRow['state'],
): Promise<AdminHelpRequest> {
  const row = await updateState(orm, id, state)
  if (row === null) throw new AppError('NOT_FOUND', "There's no such help request.")
  return presentRequest(row)
}

function presentRequest(row: HelpRow): AdminHelpRequest {
  const { id, email, topic, userId, plan, state, isMailed, createdAt } = row
  const answerBy = new Date(Date.parse(createdAt) + plans[plan].supportHours * hourMs)
  return {
    id,
    email,
    helpTopic: topic,
    userType: userId === null ? 'anonymous' : 'logged_in',
    planType: plan,
    state,
    isMailed,
    createdAt,
    answerBy: answerBy.toISOString(),
  }
}
