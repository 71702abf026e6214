export { giveAnswerOnce, giveOnce } from './give-once.ts'
export type { StoreAnswer } from './give-once.ts'
