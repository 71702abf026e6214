import { fitDoubts, oddsOf } from './fit-doubts.ts'
import type { DoubtModel } from './fit-doubts.ts'
import type { DoubtedClaim } from './judge-statements.ts'

const folds = 10

/** The log-odds of each claim by a model that has seen no claim about its document. */
export function oddsByFolds(claims: readonly DoubtedClaim[]): number[] {
  const documents = [...new Set(claims.map(({ claim }) => claim.doc))].toSorted()
  const foldOf = (each: DoubtedClaim): number => documents.indexOf(each.claim.doc) % folds
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
  return fitDoubts(claims.map(({ claim, doubts }) => ({ doubts, isFalse: !claim.label })))
}
