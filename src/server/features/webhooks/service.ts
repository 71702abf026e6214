export { webhooksHook } from './account-hook.ts'
export { announce } from './announce.ts'
