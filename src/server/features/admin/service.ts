export { auditHook } from './audit-repo.ts'
