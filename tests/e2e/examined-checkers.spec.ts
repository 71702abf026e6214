import { liars, testExaminedCheckers } from './examined-checkers.ts'
import { pagesInFive } from './page-words.ts'

testExaminedCheckers(
  pagesInFive.filter(({ language }) => language === 'en'),
  liars,
)
