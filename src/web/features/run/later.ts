export { lookElsewhere } from './ended-elsewhere.ts'
export { markSeen } from './ended-elsewhere.ts'
export { findUnsent } from './outgoing.ts'
export { startWork } from './send-request.ts'
