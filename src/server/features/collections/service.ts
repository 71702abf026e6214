export { collectionsHook } from './account-hook.ts'
export { startCollectionWork } from './work/start-work.ts'
