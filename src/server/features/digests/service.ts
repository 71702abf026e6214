export { beginDigests } from './settings.ts'
export { mailDigests } from './digest-work.ts'
export { makeDigests } from './digest-work.ts'
export type { DigestWorkDeps } from './digest-work.ts'
