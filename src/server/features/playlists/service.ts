export type { ListDeps } from './list-videos.ts'
export { getStoredList } from './list-videos.ts'
export { dueLists, findSummarized } from './repo.ts'
