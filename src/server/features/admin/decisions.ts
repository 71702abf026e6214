import type { FastifyRequest } from 'fastify'
import type { AuditAction } from '#contract/admin.ts'
import { AppError } from '#core/app-error.ts'
import { isSameAddress } from '#product/email.ts'
import {
  endAccount,
  findUser,
  givePlan,
  holdAccount,
  invite,
  takeBackInvitation,
} from '#server/features/accounts/service.ts'
import type {
  EndDeps,
  Invitation,
  InvitationDeps,
  ListedUser,
  Member,
} from '#server/features/accounts/service.ts'
import { audit, noSuchUser } from './audit.ts'
import type { AdminDeps } from './audit.ts'

/** Dependencies of what admins decide of accounts. */
export type DecisionDeps = AdminDeps & EndDeps & InvitationDeps

/** An admin's decision on the account of an address, with its entry in the audit. */
async function decide(
  deps: DecisionDeps,
  { admin, email, action }: { admin: Member; email: string; action: AuditAction },
  work: (user: ListedUser) => Promise<void>,
): Promise<void> {
  await audit(deps.db, admin, { action, target: email }, async () => {
    const user = await findUser(deps, email)
    if (user === null) throw noSuchUser()
    await work(user)
  })
}

/** Refuses a decision on the own account: an admin who is locked out could not undo it. */
function refuseOwn(admin: Member, user: ListedUser, what: string): void {
  if (user.id === admin.user.id) throw new AppError('FORBIDDEN', `You can't ${what} your own account.`)
}

/** Gives a user a plan without a payment; `null` takes a given one. @throws AppError `NOT_FOUND` */
export async function giveUserPlan(
  deps: DecisionDeps,
  admin: Member,
  { email, plan }: { email: string; plan: ListedUser['givenPlan'] },
): Promise<void> {
  const action = plan === null ? 'take-plan' : 'give-plan'
  await decide(deps, { admin, email, action }, (user) => givePlan(deps.db, user.id, plan))
}

/** Puts an account on hold, or releases it. @throws AppError `NOT_FOUND`, `FORBIDDEN` for the own one */
export async function holdUser(
  deps: DecisionDeps,
  admin: Member,
  { email, isOnHold }: { email: string; isOnHold: boolean },
): Promise<void> {
  const action = isOnHold ? 'hold-account' : 'release-account'
  await decide(deps, { admin, email, action }, async (user) => {
    if (isOnHold) refuseOwn(admin, user, 'hold')
    await holdAccount(deps.db, user.id, isOnHold)
  })
}

/**
 * Deletes an account at once, with all that is its own.
 * @throws AppError `NOT_FOUND`, `FORBIDDEN` for the own one, `INVALID_REQUEST` for another confirmation
 */
export async function endUser(
  deps: DecisionDeps,
  admin: Member,
  { email, confirmation }: { email: string; confirmation: string },
): Promise<void> {
  await decide(deps, { admin, email, action: 'end-account' }, async (user) => {
    refuseOwn(admin, user, 'end')
    if (!isSameAddress(confirmation, user.email)) {
      const reason = 'Please type the address of the account'
      throw new AppError('INVALID_REQUEST', `${reason}.`, {
        fields: [{ field: 'body.confirmation', reason }],
      })
    }
    await endAccount(deps, user.id)
  })
}

/** Invites an address. @throws AppError `FORBIDDEN`, `INVALID_REQUEST` for an address with an account */
export async function inviteUser(
  deps: DecisionDeps,
  admin: Member,
  { email, request }: { email: string; request: FastifyRequest },
): Promise<Invitation> {
  return await audit(deps.db, admin, { action: 'invite', target: email }, () =>
    invite(deps, request, { by: admin, email }),
  )
}

/** Takes back an invitation that was not used yet. @throws AppError `NOT_FOUND` */
export async function takeBack(deps: DecisionDeps, admin: Member, email: string): Promise<void> {
  await audit(deps.db, admin, { action: 'take-back-invitation', target: email }, async () => {
    if (await takeBackInvitation(deps.db, email)) return
    throw new AppError('NOT_FOUND', 'This address has no invitation that could be taken back.')
  })
}
