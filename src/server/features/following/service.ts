export { followingHook } from './account-hook.ts'
export { startFollowing } from './follow-work.ts'
export type { FollowWorkDeps, SourceDeps } from './context.ts'
