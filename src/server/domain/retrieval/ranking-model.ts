import { boostedTreesSchema } from './boosted-trees.ts'
import weights from './ranking-weights.json' with { type: 'json' }

/** The trees that rank sentences for a question, as `npm run eval:train-ask` wrote them. */
export const rankingModel = boostedTreesSchema.parse(weights)
