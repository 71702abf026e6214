import { findRealData, noRealData } from '../../scripts/find-real-data.ts'
import { readQuestions, readTranscripts } from './read-questions.ts'
import type { AskedQuestion, AskedTranscript } from './read-questions.ts'

/** All talks of a part of the real data, those without questions too. @throws when the real data is absent */
export function requireTranscripts(part: 'dev' | 'train'): AskedTranscript[] {
  const transcripts = findRealData(`eval/${part}.jsonl.gz`)
  if (transcripts === null) throw new Error(`There are no talks to learn from: ${noRealData}`)
  return readTranscripts(transcripts)
}

/** Questions to the talks of a part of the real data. @throws when the real data is absent */
export function requireQuestions(part: 'dev' | 'train'): AskedQuestion[] {
  const transcripts = findRealData(`eval/${part}.jsonl.gz`)
  const questions = findRealData(`eval/questions-${part}.jsonl.gz`)
  if (transcripts === null || questions === null)
    throw new Error(`There are no questions to evaluate: ${noRealData}`)
  return readQuestions({ transcripts, questions })
}
