import type { LineScore } from '#contract/score.ts'
import { isFlagged, judgeClaims } from '../lies/measure-lies.ts'
import { readOwnClaims, seventhClaims } from '../lies/own-claims.ts'
import { comparePeopleSentences } from '../lies/people-claims.ts'
import { oddsByFolds } from '../statements/fold-odds.ts'
import { doubtClaims } from '../statements/judge-statements.ts'
import { published } from '../statements/published.ts'
import { readStatements } from '../statements/read-statements.ts'
import { scoreStatements } from '../statements/score-statements.ts'
import { shareInterval } from './measure-checking.ts'

type Share = LineScore['lies']['all']

/**
 * The number of lies about real transcripts, and how many true lines, the code flags by itself: on claims of
 * an author who knew no rule, which have decided nothing.
 */
export function measureLies(people: { transcripts: string; questions: string }): LineScore['lies'] {
  const judged = judgeClaims(readOwnClaims(seventhClaims))
  const lies = judged.filter(({ claim }) => !claim.honest)
  const honest = judged.filter(({ claim }) => claim.honest)
  const kinds = Map.groupBy(lies, ({ claim }) => claim.kind)
  const sentences = comparePeopleSentences(people)
  return {
    languages: new Set(judged.map(({ claim }) => claim.language)).size,
    transcripts: new Set(judged.map(({ claim }) => claim.transcript)).size,
    kinds: [...kinds].map(([name, all]) => ({ name, unflagged: share(all, (each) => !isFlagged(each)) })),
    all: share(lies, (each) => !isFlagged(each)),
    honest: share(honest, isFlagged),
    people: share(sentences, ({ agreement }) => agreement.finding === 'differs'),
  }
}

/**
 * A measure of how well the code tells claims that people found borne out from those that they did not, by
 * folds over documents.
 */
export function measureStatements(file: string): LineScore['statements'] {
  const claims = doubtClaims(readStatements(file))
  const odds = oddsByFolds(claims)
  const { balanced, recall } = scoreStatements(claims, odds)
  const domains = [...new Set(claims.map(({ claim }) => claim.domain))].map((name) => {
    const positions = [...claims.keys()].filter((at) => claims[at]?.claim.domain === name)
    const score = scoreStatements(
      positions.flatMap((at) => claims[at] ?? []),
      positions.map((at) => odds[at] ?? 0),
    )
    return { name, balanced: score.balanced }
  })
  return { domains, claims: claims.length, balanced, recall, published: [...published] }
}

function share<Each>(all: readonly Each[], holds: (each: Each) => boolean): Share {
  return { count: all.length, share: shareInterval(all.filter(holds).length, all.length) }
}
