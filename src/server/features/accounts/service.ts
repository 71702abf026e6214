export { createAccessPolicy, openAccess } from './access-policy.ts'
export type { AccessPolicy } from './access-policy.ts'
export type { AccountDeps, AccountHook, Actor, LoginDeps, Member, Visitor } from './context.ts'
export { canDownload, noDownloads, requireDownload } from './account/account.ts'
export { authenticateKeys, requireScope } from './keys/authenticate.ts'
export { closeDoor, detourBefore } from './sessions/closed-door.ts'
export { createCallLog } from './keys/authenticate.ts'
export type { CallLog } from './keys/authenticate.ts'
export { addressKey, networkKey, purposeKey } from './secret.ts'
export { sendNotice } from './secret.ts'
export {
  ownerOf,
  readActor,
  requireAdmin,
  requireUser,
  requireVisitor,
  tellCallsApart,
  toMember,
  turnOf,
} from './sessions/actor.ts'
export { invite, inviteAddress, takeBackInvitation } from './sign-in/invitations.ts'
export type { Invitation, InvitationDeps } from './sign-in/invitations.ts'
export { login } from './sessions/login.ts'
export type { Proof } from './sessions/login.ts'
export { givePlan, holdAccount } from './users/decisions.ts'
export { endAccount } from './account/end-account.ts'
export type { EndDeps } from './account/end-account.ts'
export { asMember, findMember, findUser, listUsers, registerAccount } from './users/users.ts'
export type { ListedUser } from './users/users.ts'
export { readMailLanguage } from './users/mail-language.ts'
export { ensureUser } from './users/users.ts'
export { findLateAccount, mergeLate } from './visitors/visitor.ts'
export type { MergeDeps } from './visitors/visitor.ts'
export { lockUser } from './devices/repo.ts'
export { lockPeople } from './visitors/visitor.ts'
export { findEmail } from './visitors/visitor.ts'
