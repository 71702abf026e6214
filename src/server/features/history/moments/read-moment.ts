import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Insight } from '#contract/evidence.ts'
import type { Moment } from '#contract/moments.ts'
import type { Summary } from '#contract/summary.ts'
import { AppError } from '#core/app-error.ts'
import { speakersOf, withSpeakers } from '#export/line-speakers.ts'
import { maxQuoteSentences, quoteInContext } from '#product/quote-in-context.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, readRows, sql } from '#server/db/sql.ts'
import { nameChecker, presentSummary, readCorrected, toInsight } from '#server/features/summaries/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { findCorrections, getTranscript } from '#server/features/transcripts/service.ts'
import type { CorrectionsOwner } from '#server/features/transcripts/service.ts'
import { pageLanguage } from '#server/http/page-language.ts'
import type { PageSite, Pages } from '#server/http/pages.ts'
import { publicOrigin } from '#server/http/proxies.ts'
import { sendMissing, sendRendered } from '#server/http/render-page.ts'
import type { Card } from '../cards/card-thread.ts'
import { pictureQuery, spokenLanguage } from '../cards/cards.ts'
import { sharedBy, sharerRow } from '../sharing/shared-items.ts'
import { currentSharePath, shareHash } from '../sharing/shares.ts'

/** Dependencies of reading shared lines. */
export type MomentDeps = Pick<SummaryDeps, 'db' | 'unchanging' | 'bodies' | 'summaries'> & { secret: string }

/**
 * The line that is shared under a token, with what was said around it.
 * @throws AppError `NOT_FOUND` for a token that is not shared
 */
export async function readMoment(deps: MomentDeps, token: string): Promise<Moment> {
  const shared = await findMoment(deps.db, shareHash(token))
  const found = shared === null ? null : await readCorrected(deps, sharedBy(shared), shared.summaryId)
  const summary = found === null ? null : presentSummary(found)
  const stored = shared === null || summary === null ? null : findLine(summary, shared.line)
  const [line] = stored === null ? [] : nameChecker([stored], summary?.checking ?? null)
  if (shared === null || found === null || summary === null || line === undefined) {
    throw new AppError('NOT_FOUND', "This page isn't shared, or no longer is.")
  }
  const { videoId, videoUrl, videoTitle, videoChannel, videoDuration, durationSeconds } = summary
  const { language, timings, credit, engine } = summary
  // What a person pasted is shown as far as the line quotes it, and no further.
  const isPasted = found.transcript.origin === 'pasted'
  return {
    videoId,
    videoUrl,
    videoTitle,
    videoChannel,
    videoDuration,
    durationSeconds,
    language,
    timings,
    credit,
    engine: { kind: engine.kind },
    line,
    ...(isPasted
      ? { before: '', after: '' }
      : await readAround(deps, sharedBy(shared), found.transcript.id, line)),
    chapterStarts: summary.chapters.flatMap(({ start }) => (start === null ? [] : [start])),
    summaryPath: await currentSharePath(deps, { id: shared.itemId, ...shared }),
  }
}

/** The text beside a quote, as `owner` corrected it: the rest of its sentences, or the next. */
async function readAround(
  deps: MomentDeps,
  owner: CorrectionsOwner,
  transcriptId: string,
  { sentence, quote }: Pick<Moment['line'], 'quote' | 'sentence'>,
): Promise<Pick<Moment, 'before' | 'after'>> {
  if (sentence === null || quote === '') return { before: '', after: '' }
  const range = { transcriptId, from: Math.max(0, sentence - 1), to: sentence + maxQuoteSentences }
  const said = (await readSpoken(deps.db, range)) ?? (await readStored(deps, transcriptId))
  const corrections = (await findCorrections(deps.db, owner, [transcriptId])).get(transcriptId)
  const corrected = new Map(corrections?.lines.map(({ sentence: at, text }) => [at, text]))
  const spoken = new Map(said.map(({ index, text }) => [index, corrected.get(index) ?? text]))
  const { before, lead, rest, after } = quoteInContext((index) => spoken.get(index) ?? '', {
    sentence,
    quote,
  })
  return { before: lead.trim() || before, after: /\p{L}/u.test(rest) ? rest.trim() : after }
}

/**
 * The sentences of a transcript that has them outside of the database; none while they cannot be read: the
 * line stands without.
 */
async function readStored(deps: MomentDeps, id: string): Promise<{ index: number; text: string }[]> {
  try {
    return (await getTranscript(deps, id)).sentences
  } catch (error) {
    if (error instanceof AppError) return []
    throw error
  }
}

type Lines = Pick<Summary, 'gist' | 'gistSentence' | 'summarySentences' | 'insights'>

/** The line of a summary with this id, such as `sentence-3`; `null` where it has none. */
export function findLine(
  { gist, gistSentence, summarySentences, insights }: Lines,
  line: string,
): Insight | null {
  const [kind, index = ''] = line.split('-')
  const position = Number(index)
  if (kind === 'insight') return onlyLine(insights[position])
  if (kind === 'sentence') return onlyLine(summarySentences[position])
  // A gist of before gists were checked has no evidence, and nothing to show at its place.
  return kind === 'gist' && gist !== null ? onlyLine(gistSentence ?? undefined) : null
}

function onlyLine(line: Insight | undefined): Insight | null {
  return line === undefined ? null : toInsight(line)
}

/**
 * The card of a shared line, in a language of the pages: the line, its state, its channel, its place in the
 * video.
 * @throws AppError `NOT_FOUND` for a token that is not shared
 */
export async function readMomentCard(deps: MomentDeps, token: string, tag: string): Promise<Card> {
  const moment = await readMoment(deps, token)
  const own = spokenLanguage(tag)
  const { line, timings, language, videoTitle, videoChannel, durationSeconds, chapterStarts } = moment
  return {
    kind: 'line',
    language: own.card,
    line: {
      quote: line.findings.quote === 'exact' && line.state !== 'differs' ? line.quote : '',
      text: line.text,
      source: [speakersOf(line), videoChannel ?? videoTitle].filter((part) => part !== '').join(', '),
      language,
      state: line.state,
      note: own.momentState({ ...line, timings }),
      second: line.second,
      durationSeconds,
      chapterStarts,
    },
  }
}

const page = '/m/-'

/** Registers the page of a shared line, rendered with its text; unknown tokens get 404. */
export function registerMomentPage(app: FastifyInstance, deps: MomentDeps & PageSite, pages: Pages): void {
  app.get<{ Params: { token: string } }>('/m/:token', async (request, reply) => {
    const { token } = request.params
    const data = await readMoment(deps, token).catch((error: unknown) => {
      if (!(error instanceof AppError)) request.log.warn({ err: error }, 'a shared line could not be read')
      return null
    })
    if (data === null) return await sendMissing({ request, reply }, pages, deps, page)
    const origin = publicOrigin(deps, request)
    const { line, timings, videoTitle } = data
    const tag = pageLanguage(request)
    return await sendRendered({ request, reply }, pages, deps, {
      page,
      address: `/m/${token}`,
      data,
      preview: {
        title: videoTitle,
        description: `${spokenLanguage(tag).momentState({ ...line, timings })}: ${withSpeakers(line.text, line)}`,
        image: `${origin}/api/moments/${token}/image.png${pictureQuery(tag)}`,
        url: `${origin}/m/${token}`,
      },
    })
  })
}

const foundMomentSchema = sharerRow.extend({
  line: z.string(),
  itemId: z.guid(),
  summaryId: z.guid(),
  shareNonce: z.string().nullable(),
  shareHash: z.string().nullable(),
})

/** The line that is shared under a token with this hash; not while its item is deleted. */
async function findMoment(db: Db, hash: string): Promise<z.output<typeof foundMomentSchema> | null> {
  return await findRow(
    db,
    foundMomentSchema,
    sql`select moments.line, item.id as "itemId", item.summary_id as "summaryId",
      item.share_nonce as "shareNonce", item.share_hash as "shareHash", item.user_id as "userId", item.visitor_id as "visitorId"
    from moments join history_items as item on item.id = moments.item_id
    where moments.token_hash = ${hash} and item.summary_id is not null and item.deleted_at is null`,
  )
}

const spokenSchema = z.object({ index: z.int(), text: z.string() })

/** The sentences of a transcript between indices, read alone; `null` where its row has none. */
async function readSpoken(
  db: Db,
  { transcriptId, from, to }: { transcriptId: string; from: number; to: number },
): Promise<z.output<typeof spokenSchema>[] | null> {
  const rows = await readRows(
    db,
    spokenSchema,
    sql`select (position - 1)::int as index, sentence ->> 'text' as text
    from transcripts, json_array_elements(transcripts.sentences::json) with ordinality as said (sentence, position)
    where transcripts.id = ${transcriptId} and position between ${from + 1} and ${to + 1}
    order by position`,
  )
  return rows.length === 0 ? null : rows
}
