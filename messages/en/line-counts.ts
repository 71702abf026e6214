export { lineCounts } from '#product/line-counts.ts'
