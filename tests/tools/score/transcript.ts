import { sentences } from '#tests/unit/language-model/simulated-models.ts'
import type { Transcript } from '../../../eval/records.ts'

/** A short talk with a summary by a person. */
export const transcript: Transcript = {
  id: 'apollo',
  group: 'topics',
  domain: 'optech-topic',
  title: 'One small step',
  reference: 'Apollo 11 landed on the Moon with 25 seconds of fuel left.',
  sentences,
  budget: 60,
  boundaries: [],
}
