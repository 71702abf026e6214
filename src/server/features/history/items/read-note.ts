import { toDocument } from '#export/documents.ts'
import { plans } from '#product/plans.ts'
import { canDownload, findMember, readMailLanguage } from '#server/features/accounts/service.ts'
import type { AccountDeps, Member } from '#server/features/accounts/service.ts'
import { presentSummary, readCorrected } from '#server/features/summaries/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import type { NoteReader } from '#server/ports/destinations.ts'
import { isOwn } from '../context.ts'
import { readHighlights } from '../highlights/highlights.ts'
import { findLine } from '../moments/read-moment.ts'
import { findOwnSummary } from './repo.ts'

type Deps = Pick<SummaryDeps, 'unchanging' | 'bodies' | 'summaries'> &
  Pick<AccountDeps, 'db' | 'isDemoBilling' | 'policy' | 'privilegedEmails'>

/** Makes the reader of summaries that go to a destination: corrected, with highlights. */
export function createNoteReader(deps: Deps): NoteReader {
  const { db } = deps
  return async (userId, itemId) => {
    const member = await findMember(deps, userId)
    if (member === null || !maySave(deps, member)) return null
    const windowDays = plans[member.plan].historyDays
    const item = await findOwnSummary(db, { own: isOwn(member), id: itemId, windowDays })
    const found = item?.isInView === true ? await readCorrected(deps, member, item.summaryId) : null
    if (item === null || found === null) return null
    const summary = { ...toDocument(presentSummary(found)), createdAt: item.createdAt }
    const highlights = (await readHighlights(db, item.id)).flatMap(({ line: key, note, createdAt }) => {
      const line = findLine(summary, key)
      return line === null ? [] : [{ key, line, note, at: createdAt }]
    })
    const { tag } = await readMailLanguage(db, member.user.email)
    return { summary, highlights, language: tag }
  }
}

/** The plan lets summaries be saved, or the operator does. */
function maySave({ privilegedEmails }: Deps, { plan, user }: Member): boolean {
  return canDownload({ plan, user: { ...user, isPrivileged: privilegedEmails.has(user.email) } })
}
