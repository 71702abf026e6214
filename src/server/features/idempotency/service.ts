export { idempotencyHook } from './account-hook.ts'
export { giveAnswerOnce, giveOnce } from './give-once.ts'
