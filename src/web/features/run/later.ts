export { lookElsewhere } from './ended-elsewhere.ts'
export { markSeen } from './ended-elsewhere.ts'
export { findUnsent } from './unsent.ts'
export { startWork } from './send-request.ts'
