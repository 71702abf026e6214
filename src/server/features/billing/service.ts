export { billingHook } from './account-hook.ts'
