export { startFollowing } from './follow-work.ts'
export type { FollowingDeps } from './context.ts'
