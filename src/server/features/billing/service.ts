export { billingHook } from './purge.ts'
