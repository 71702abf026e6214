import { findRealData, noRealData } from '../../scripts/find-real-data.ts'
import { readQuestions, readTalks } from './read-questions.ts'
import type { AskedQuestion, AskedTalk } from './read-questions.ts'

/** All talks of a part of the real data, those without questions too. @throws when the real data is absent */
export function requireTalks(part: 'dev' | 'train'): AskedTalk[] {
  const talks = findRealData(`eval/${part}.jsonl.gz`)
  if (talks === null) throw new Error(`There are no talks to learn from: ${noRealData}`)
  return readTalks(talks)
}

/** Questions to the talks of a part of the real data. @throws when the real data is absent */
export function requireQuestions(part: 'dev' | 'train'): AskedQuestion[] {
  const talks = findRealData(`eval/${part}.jsonl.gz`)
  const questions = findRealData(`eval/questions-${part}.jsonl.gz`)
  if (talks === null || questions === null)
    throw new Error(`There are no questions to evaluate: ${noRealData}`)
  return readQuestions({ talks, questions })
}
