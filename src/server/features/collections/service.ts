export { startCollectionWork } from './worker/collection-work.ts'
