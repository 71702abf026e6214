import { createHash } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import { indexItems } from '#server/features/history/search/index-items.ts'
import { bodiesInRows } from '#server/features/transcripts/service.ts'

const sentencesEach = 100
const wordsEach = 15
const vocabularySize = 30_000
const rowsAtOnce = 250

/** Sentences of scripts whose words are looked for in the measurement; one document in a hundred has each. */
const otherScripts = [
  '全球气候变化的影响越来越大，我们应该保护环境。',
  '昨日は東京タワーへ行きました。とても楽しかったです。',
  'ผมเรียนภาษาไทยทุกวัน และชอบอ่านหนังสือมาก',
  'قرأت الكتاب الجديد عن تاريخ المدينة أمس.',
]

/** A generator that gives the same numbers each time. */
function createChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * Words as people use them: few of them often, most of them hardly ever. The word of a rank is
 * `wordOf(rank)`.
 */
export function wordOf(rank: number): string {
  const letters = createHash('sha256').update(String(rank)).digest('hex').replaceAll(/\d/g, '')
  return `${letters.slice(0, 3 + (rank % 6))}${rank.toString(36)}`
}

function createSpeech(seed: number): () => string {
  const chance = createChance(seed)
  const rank = (): number => Math.floor(vocabularySize ** chance())
  return () => `${Array.from({ length: wordsEach }, () => wordOf(rank())).join(' ')}.`
}

function createDocument(at: number) {
  const say = createSpeech(at + 1)
  const texts = Array.from({ length: sentencesEach }, say)
  const other = otherScripts[at % 100]
  if (other !== undefined) texts.push(other)
  const sentences = texts.map((text, index) => ({
    index,
    start: index * 6,
    end: index * 6 + 6,
    text,
    speaker: null,
    turn: 0,
    fragment: false,
  }))
  const insight = () => ({
    text: say(),
    quote: '',
    sentence: null,
    second: null,
    state: 'not-found' as const,
    findings: {
      quote: 'absent' as const,
      agreement: 'unclear' as const,
      differences: [],
      check: 'not-asked' as const,
      deciding: '',
    },
  })
  const body = {
    gist: say(),
    summary: Array.from({ length: 8 }, say).join(' '),
    summarySentences: [],
    insights: Array.from({ length: 6 }, insight),
    chapters: [],
    coverage: Array.from({ length: 10 }, () => 0),
    parts: [],
  }
  return { hash: `bench ${at}`, title: `${say().split(' ').slice(0, 6).join(' ')} ${at}`, sentences, body }
}

/** Gives an account so many different summaries, each of a talk of 1,500 words, and makes them findable. */
export async function fillLibrary({ db }: Database, userId: string, count: number): Promise<void> {
  await db.execute(sql`drop index transcript_terms_found; drop index summary_terms_found`)
  for (let from = 0; from < count; from += rowsAtOnce) {
    const documents = Array.from({ length: Math.min(rowsAtOnce, count - from) }, (_, at) =>
      createDocument(from + at),
    )
    await db.execute(sql`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb)
          as given (hash text, title text, sentences jsonb, body jsonb)),
      stored as (
        insert into transcripts (origin, content_hash, title, channel, duration_seconds, language, caption_kind, timings,
          chapters, sentences)
        select 'pasted', hash, title, 'A channel', 600, 'en', 'unknown', 'exact', '[]', sentences from given
        returning id, content_hash),
      summarized as (
        insert into summaries (transcript_id, cache_key, engine_kind, engine_name, engine_version, language, style, body)
        select stored.id, stored.id, 'extractive', 'bench', '1', 'en', 'standard', given.body
        from stored join given on given.hash = stored.content_hash
        returning id, transcript_id)
      insert into history_items (user_id, transcript_id, summary_id, created_at)
      select ${userId}, transcript_id, id, now() - random() * interval '1000 days' from summarized`)
    await indexItems({ db, bodies: bodiesInRows }, rowsAtOnce, userId)
  }
  // Longer than any statement of the server may take.
  await db.execute(sql`
    set local statement_timeout = 0;
    create index transcript_terms_found on transcript_terms using gin (terms) with (fastupdate = off);
    create index summary_terms_found on summary_terms using gin (terms) with (fastupdate = off)`)
  await db.execute(sql`analyze`)
}
