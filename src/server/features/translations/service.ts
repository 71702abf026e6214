export type { TranslationWorkDeps } from './context.ts'
export { dueTranslations, sweepTranslations, translationsHook } from './count-translations.ts'
export { startTranslating } from './work.ts'
