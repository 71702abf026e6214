export { collectionsHook } from './repo.ts'
export { startCollectionWork } from './worker/start-work.ts'
