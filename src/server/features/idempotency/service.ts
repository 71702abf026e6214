export { idempotencyHook } from './repo.ts'
export { giveAnswerOnce, giveOnce, ownerOf } from './give-once.ts'
export type { StoreAnswer } from './give-once.ts'
