export { listInWords as list } from '#product/line-words.ts'
