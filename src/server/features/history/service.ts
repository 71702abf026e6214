export { answersHook } from './answers/account-hook.ts'
export { createHistoryHook } from './account-hook.ts'
export { historyWriter, transcriptHistory } from './items/history-writer.ts'
export { listAccountHistory } from './items/list-account-history.ts'
