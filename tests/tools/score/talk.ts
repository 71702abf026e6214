import { sentences } from '#tests/unit/language-model/simulated-models.ts'
import type { Talk } from '../../../eval/records.ts'

/** A short talk with a summary by a person. */
export const talk: Talk = {
  id: 'apollo',
  group: 'topics',
  domain: 'optech-topic',
  title: 'One small step',
  reference: 'Apollo 11 landed on the Moon with 25 seconds of fuel left.',
  sentences,
  budget: 60,
  boundaries: [],
}
