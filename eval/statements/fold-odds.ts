import { chooseFit, foldsOf } from './choose-fit.ts'
import { oddsOf } from './fit-doubts.ts'
import type { DoubtModel } from './fit-doubts.ts'
import type { DoubtedClaim } from './judge-statements.ts'

const folds = 10

/**
 * The log-odds of each claim by a model that has seen no claim about its document. Which counts are taken,
 * and how strongly weights are held down, is chosen within the documents of each model, by folds of their
 * own.
 */
export function oddsByFolds(claims: readonly DoubtedClaim[]): number[] {
  const parted = foldsOf(
    claims.map(({ claim }) => claim.doc),
    folds,
  )
  const foldOf = ({ claim }: DoubtedClaim): number => parted.get(claim.doc) ?? 0
  const models = Array.from({ length: folds }, (_, fold) =>
    fitClaims(claims.filter((each) => foldOf(each) !== fold)),
  )
  return claims.map((each) => {
    const model = models[foldOf(each)]
    return model === undefined ? 0 : oddsOf(model, each.doubts)
  })
}

/** The model of all of the claims. */
export function fitClaims(claims: readonly DoubtedClaim[]): DoubtModel {
  return chooseFit(
    claims.map(({ claim, doubts }) => ({
      doubts,
      isFalse: !claim.label,
      kind: claim.domain,
      document: claim.doc,
    })),
  )
}
