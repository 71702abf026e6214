import { findRealData, noRealData } from '../../scripts/find-real-data.ts'
import { readQuestions } from './read-questions.ts'
import type { AskedQuestion } from './read-questions.ts'

/** Questions to the talks of a part of the real data. @throws when the real data is absent */
export function requireQuestions(part: 'dev' | 'train'): AskedQuestion[] {
  const talks = findRealData(`eval/${part}.jsonl.gz`)
  const questions = findRealData(`eval/questions-${part}.jsonl.gz`)
  if (talks === null || questions === null)
    throw new Error(`There are no questions to evaluate: ${noRealData}`)
  return readQuestions({ talks, questions })
}
