import type { Summary } from '#contract/summary.ts'
import { checkers } from '#messages/checkers.ts'
import { modelName } from './names.ts'

/** The sentence that names who checked a summary's lines, the writer itself as that; `null` where nobody did. */
export function checkedBy({ checking, engine }: Pick<Summary, 'checking' | 'engine'>): string | null {
  if (checking === null || checking.checker === null) return null
  const isWriter = engine.kind === 'model' && engine.name === checking.checker
  const model = modelName(checking.checker)
  return checkers.by(isWriter ? 'writer' : 'other', model, 0, 0)
}
