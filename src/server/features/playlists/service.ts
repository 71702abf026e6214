export type { ListDeps } from './context.ts'
export { getStoredList } from './list-videos.ts'
export { dueLists, findSummarized } from './repo.ts'
