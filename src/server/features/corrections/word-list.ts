import { z } from 'zod'
import type { ListedWord } from '#contract/corrections.ts'
import { AppError } from '#core/app-error.ts'
import type { Db, PooledDb } from '#server/db/database.ts'
import { findRow, sql } from '#server/db/sql.ts'

const listRow = z.object({
  revision: z.int(),
  words: z.array(z.object({ heard: z.string(), word: z.string() })),
})
type WordList = z.output<typeof listRow>

/** The word list of an account; empty where it has none. */
export async function readWords(db: Db, userId: string): Promise<WordList> {
  const row = await findRow(
    db,
    listRow,
    sql`select revision, words from word_lists where user_id = ${userId}`,
  )
  return row ?? { revision: 0, words: [] }
}

/** Stores a word list in place of the one of a revision. @throws AppError `CHANGED_ELSEWHERE` */
export async function putWords(
  db: PooledDb,
  userId: string,
  { revision, words }: { revision: number; words: ListedWord[] },
): Promise<WordList> {
  const stored = await findRow(
    db,
    listRow,
    sql`insert into word_lists as list (user_id, revision, words, changed_at)
      values (${userId}, ${revision} + 1, ${JSON.stringify(words)}::jsonb, ledger_now())
      on conflict (user_id) do update set revision = excluded.revision, words = excluded.words,
        changed_at = excluded.changed_at
      where list.revision = ${revision}
      returning revision, words`,
  )
  if (stored !== null) return stored
  throw new AppError(
    'CHANGED_ELSEWHERE',
    'Your words were changed in another tab or on another device. Look at them, then change them again.',
    { revision: (await readWords(db, userId)).revision },
  )
}

/** More characters no recognizer reads of a prompt. */
const maxPromptCharacters = 600

/** The names and terms of an account as a prompt for a recognizer; `undefined` where it has none. */
export async function readPrompt(db: Db, userId: string): Promise<string | undefined> {
  const { words } = await readWords(db, userId)
  let prompt = ''
  for (const word of new Set(words.map((each) => each.word))) {
    const longer = prompt === '' ? word : `${prompt}, ${word}`
    if (longer.length <= maxPromptCharacters) prompt = longer
  }
  return prompt === '' ? undefined : prompt
}
