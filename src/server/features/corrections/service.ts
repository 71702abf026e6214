export { readPrompt } from './word-list.ts'
