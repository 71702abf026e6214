export { collectionsHook } from './repo.ts'
export { startCollectionWork } from './worker/collection-work.ts'
