export { fileWords } from '#product/file-words.ts'
