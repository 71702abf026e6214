export { startTranslating } from './work.ts'
