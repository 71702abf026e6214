import { testExaminedCheckers } from './examined-checkers.ts'
import { pagesInFive } from './page-words.ts'

/** The languages that a quick build has; the long run has all five. */
const built = new Set(['en', 'hi'])

testExaminedCheckers(pagesInFive.filter(({ language }) => built.has(language)))
