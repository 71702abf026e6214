import { testExaminedCheckers } from '../examined-checkers.ts'
import { pagesInFive } from '../page-words.ts'

testExaminedCheckers(pagesInFive)
