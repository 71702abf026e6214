export { auditHook } from './account-hook.ts'
