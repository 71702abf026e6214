export { modelCostsHook } from './account-hook.ts'
export { payerOf, payerSchema } from './payer.ts'
export { readShares, sumToday } from './repo.ts'
export type { DayCeiling } from './shares.ts'
