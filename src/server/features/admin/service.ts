export { auditHook } from './audit.ts'
