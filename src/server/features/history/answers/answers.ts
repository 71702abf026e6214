import { createHash } from 'node:crypto'
import { findOrClaim, holdClaim } from '#server/db/claims.ts'
import type { Claim } from '#server/db/claims.ts'
import type { PooledDb } from '#server/db/database.ts'
import type { AccountHook } from '#server/features/accounts/service.ts'
import type { AnswerInput } from '#server/ports/answer-engine.ts'
import type { Clock } from '#server/ports/clock.ts'
import { claimAnswer, exportAnswers, findWritten, mergeAnswers, purgeAnswers } from './repo.ts'
import type { AskedAnswer, WrittenAnswer } from './repo.ts'

type Deps = { db: PooledDb; wait: Clock['wait'] }

/**
 * The stored answer of an owner to a question, or the one that `write` makes. Of callers at once, on any nodes, one writes and the
 * others get what it wrote; where it wrote nothing, or died, the next one does. `write` stores by its claim what it gives; `null` stores
 * nothing.
 */
export async function answerOnce<Given>(
  { db, wait }: Deps,
  asked: AskedAnswer,
  { write, signal }: { write: (claim: Claim) => Promise<Given>; signal: AbortSignal },
): Promise<Given | WrittenAnswer> {
  const given = await findOrClaim(
    { wait, signal },
    {
      find: () => findWritten(db, asked),
      claim: (writer) => claimAnswer(db, asked, writer),
    },
  )
  if ('found' in given) return given.found
  const endClaim = holdClaim({ db, wait }, 'answers', given.claim)
  try {
    return await write(given.claim)
  } finally {
    await endClaim()
  }
}

type Asked = Pick<AnswerInput, 'question' | 'earlier' | 'defaultLanguage'> & {
  transcript: { id: string; contentHash: string }
}

/** All that shapes an answer, as one text: with any of it changed the question is another one. */
export function answerKey({ transcript, question, earlier, defaultLanguage }: Asked, engine: string): string {
  const { id, contentHash } = transcript
  const before = earlier.map((one) => [plainQuestion(one.question), one.answer])
  return hash([id, contentHash, plainQuestion(question), before, defaultLanguage, engine])
}

/** A question of a transcript, whatever else shapes its answer. */
export function subjectOf(transcriptId: string, question: string): string {
  return hash([transcriptId, plainQuestion(question)])
}

/** The question without what does not change it: case, blanks, and the marks at its end. */
function plainQuestion(question: string): string {
  return question
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s?!.…。？！]+$/u, '')
    .trim()
}

function hash(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** Merges, exports and deletes the stored answers of an account, whatever they are about. */
export const answersHook: AccountHook = {
  name: 'answers',
  mergeVisitor: mergeAnswers,
  export: exportAnswers,
  purge: purgeAnswers,
}
