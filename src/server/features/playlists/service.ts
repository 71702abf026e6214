export type { ListDeps } from './list-videos.ts'
export { getStoredList } from './list-videos.ts'
export { findSummarized } from './repo.ts'
