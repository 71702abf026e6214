import type { Member } from '#server/features/accounts/service.ts'
import { listHelpRequests } from '#server/features/support/service.ts'
import type { HelpQuery } from '#server/features/support/service.ts'
import { audit } from './audit-repo.ts'
import type { AdminDeps } from './needs.ts'

/** One page of help requests, the oldest open one first. @throws AppError `INVALID_REQUEST` for a wrong cursor */
export async function listHelp({ orm }: AdminDeps, admin: Member, query: HelpQuery) {
  const action = { action: 'list-help-requests', target: query.q === '' ? null : query.q } as const
  return await audit(orm, admin, action, () => listHelpRequests(orm, query))
}
