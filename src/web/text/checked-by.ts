import type { Findings } from '#contract/evidence.ts'
import type { Summary } from '#contract/summary.ts'
import { checkingModel } from '#evidence/rate-checker.ts'
import { checkers } from '#messages/checkers.ts'
import { modelName } from './names.ts'

/** The sentence that names who checked a summary's lines, the writer as that; `null` where nobody did. */
export function checkedBy({ checking, engine }: Pick<Summary, 'checking' | 'engine'>): string | null {
  if (checking === null || checking.checker === null) return null
  const { examination } = checking
  const checker = checkingModel(checking.checker)
  const isWriter = examination?.isWriter ?? (engine.kind === 'model' && engine.name === checker)
  const { caught, asked } = examination?.turned ?? { caught: 0, asked: 0 }
  return checkers.by(isWriter ? 'writer' : 'other', modelName(checker), caught, asked)
}

/** The reason for which a checker's answers count for less or nothing; `null` where they count. */
export function discounted({ checking }: Pick<Summary, 'checking'>): string | null {
  if (checking === null || checking.checker === null || checking.examination === null) return null
  const { passed, rating } = checking.examination
  if (passed === false) return checkers.failed(modelName(checkingModel(checking.checker)))
  const isUnproven = rating === 'weak' || rating === 'unexamined'
  return isUnproven ? checkers.unproven(modelName(checkingModel(checking.checker))) : null
}

/** The sentences about the checker that a line names: who it is, and why its word counts for nothing. */
export function namedChecker({ isWriter, model, caught, asked }: NonNullable<Findings['checker']>) {
  const name = modelName(model)
  return {
    checkedBy: checkers.by(isWriter ? 'writer' : 'other', name, caught, asked),
    discounted: checkers.unproven(name),
  }
}
