export { idempotencyHook } from './account-hook.ts'
export { giveOnce } from './give-once.ts'
