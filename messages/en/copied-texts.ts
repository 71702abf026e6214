export { copiedTexts } from '#product/copied-words.ts'
