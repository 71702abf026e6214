export { collectionsHook } from './account-hook.ts'
export { startCollectionWork } from './worker/start-work.ts'
