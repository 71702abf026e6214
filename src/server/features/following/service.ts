export { startFollowing } from './follow-work.ts'
export type { SourceDeps } from './context.ts'
