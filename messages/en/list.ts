export { listInWords as list } from '#product/list-in-words.ts'
