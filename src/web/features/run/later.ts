export { lookElsewhere } from './look-elsewhere.ts'
export { markSeen } from './mark-seen.ts'
export { findUnsent } from './outgoing.ts'
export { startWork } from './send-request.ts'
