export { followingHook } from './account-hook.ts'
export { startFollowing } from './start-following.ts'
export type { FollowWorkDeps, SourceDeps } from './context.ts'
