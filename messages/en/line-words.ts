export { lineWords } from '#product/line-words.ts'
