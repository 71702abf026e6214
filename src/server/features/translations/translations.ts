import { create as attachment } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import type { TranscriptFileFormat } from '#contract/transcripts.ts'
import type { Translation, Translations } from '#contract/translations.ts'
import { AppError } from '#core/app-error.ts'
import { maxTranslatedLines } from '#product/limits.ts'
import type { SummaryLanguage } from '#product/summary-options.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { readActor, requireVisitor } from '#server/features/accounts/service.ts'
import { countModelRun, personOf } from '#server/features/quota/service.ts'
import {
  getTranscript,
  openReadableTranscript,
  transcriptFile,
} from '#server/features/transcripts/service.ts'
import type { OpenTranscript } from '#server/features/transcripts/service.ts'
import { handle, readCall, registerRoute } from '#server/http/handle.ts'
import type { TranslationDeps } from './context.ts'
import { readRemaining, startCounted } from './count-translations.ts'
import { findTranslation, listLanguages, readParts, stopTranslation, subjectOf } from './repo.ts'
import type { FoundTranslation, TranslationKey } from './repo.ts'

/** Registers the calls about transcripts in other languages. */
export function registerTranslationRoutes(app: FastifyInstance, deps: TranslationDeps): void {
  handle(app, 'GET /api/transcripts/:id/translations', async ({ params, request }) =>
    listTranslations(deps, await readActor(deps, request), params.id),
  )

  handle(app, 'GET /api/transcripts/:id/translations/:language', async ({ params, query, request }) =>
    getTranslation(deps, await readActor(deps, request), { ...params, ...query }),
  )

  handle(app, 'POST /api/transcripts/:id/translations/:language', async ({ params, request, reply }) =>
    startTranslation(deps, await requireVisitor(deps, { request, reply }), params),
  )

  handle(app, 'DELETE /api/transcripts/:id/translations/:language', async ({ params, request }) =>
    endOwnTranslation(deps, await readActor(deps, request), params),
  )

  registerRoute(app, 'GET /api/transcripts/:id/translations/:language/file', async (request, reply) => {
    const { params, query } = readCall<'GET /api/transcripts/:id/translations/:language/file'>(request, reply)
    const file = await translationFile(deps, await readActor(deps, request), { ...params, ...query })
    reply.header('content-disposition', attachment(file.name))
    return reply.type(file.type).send(file.text)
  })
}

const names = new Intl.DisplayNames('en', { type: 'language' })

/**
 * A finished translation as a file, with the times of the original; a line that the model lost stands in the
 * original. The file says who translated it, but for SubRip, which has no room for a note: there its name
 * does.
 * @throws AppError `NOT_FOUND` before it is finished, `INVALID_REQUEST` for captions without times
 */
async function translationFile(
  deps: TranslationDeps,
  actor: Actor,
  { id, language, ...asked }: Asked & { format: TranscriptFileFormat; labels: string },
): Promise<ReturnType<typeof transcriptFile>> {
  const transcript = await openReadableTranscript(deps, actor, id)
  const key = { subject: subjectOf(transcript), language, engine: deps.translationEngine?.name ?? '' }
  const found = await findTranslation(deps.db, key, personOf(actor))
  if (found?.state !== 'done') throw new AppError('NOT_FOUND', "This translation isn't finished.")
  const [row, { lines, models }] = await Promise.all([getTranscript(deps, id), readLines(deps, found, 0)])
  const sentences = row.sentences.map((sentence, at) => ({ ...sentence, text: lines[at] ?? sentence.text }))
  const note = `Translated into ${names.of(language) ?? language} by ${models.join(' and ')}, not checked`
  return transcriptFile({ ...row, sentences }, { ...asked, mark: `.${language}.machine`, notes: [note] })
}

/** A transcript and a language. */
export type Asked = { id: string; language: SummaryLanguage }

/**
 * The translations of a transcript that a caller can have.
 * @throws AppError `NOT_FOUND` for a pasted one of another owner
 */
async function listTranslations(deps: TranslationDeps, actor: Actor, id: string): Promise<Translations> {
  const { db, translationEngine } = deps
  const transcript = await openReadableTranscript(deps, actor, id)
  const remaining = await readRemaining(db, actor)
  if (translationEngine === null) return { isPossible: 'needs-model', translations: [], ...remaining }
  const { sentences } = await getTranscript(deps, id)
  return {
    isPossible: sentences.length > maxTranslatedLines ? 'too-long' : 'yes',
    translations: await listLanguages(db, subjectOf(transcript), translationEngine.name),
    ...remaining,
  }
}

/** A translation from a line on. @throws AppError `NOT_FOUND` for a pasted transcript of another owner */
async function getTranslation(
  deps: TranslationDeps,
  actor: Actor,
  { id, language, from = 0 }: Asked & { from?: number },
): Promise<Translation> {
  const transcript = await openReadableTranscript(deps, actor, id)
  return await present(deps, actor, { transcript, language, from })
}

/**
 * Has a transcript of the caller's history translated, or continues where that ended. What is stored or being
 * made is given as it is and counts nothing.
 * @throws AppError `NOT_FOUND`, `TRANSLATION_NEEDS_MODEL`, `TRANSLATION_LIMIT`, `INVALID_REQUEST`,
 * `TRANSCRIPT_TOO_LONG`, `RATE_LIMITED`
 */
async function startTranslation(
  deps: TranslationDeps,
  actor: Actor,
  { id, language }: Asked,
): Promise<Translation> {
  const { db, translationEngine, transcriptHistory } = deps
  const transcript = await openReadableTranscript(deps, actor, id)
  if (translationEngine === null) throw withoutModel()
  const key = { subject: subjectOf(transcript), language, engine: translationEngine.name }
  const found = await findTranslation(db, key, personOf(actor))
  if (found === null || found.state === 'failed' || found.state === 'stopped') {
    if (!(await transcriptHistory.has(db, actor, id)))
      throw new AppError('NOT_FOUND', "This transcript isn't in your history.")
    refuseSameLanguage(transcript, language)
    const { sentences } = await getTranscript(deps, id)
    if (sentences.length > maxTranslatedLines) throw tooLong()
    await countModelRun(deps.callCounter, actor)
    const started = { ...key, transcriptId: id, totalLines: sentences.length }
    await transaction(db, (tx) => startCounted(tx, actor, started))
  }
  return await present(deps, actor, { transcript, language, from: 0 })
}

/** Stops a translation that the caller started; that of another goes on. @throws AppError `NOT_FOUND` */
async function endOwnTranslation(
  deps: TranslationDeps,
  actor: Actor,
  { id, language }: Asked,
): Promise<Translation> {
  const { db, translationEngine } = deps
  const transcript = await openReadableTranscript(deps, actor, id)
  const key = { subject: subjectOf(transcript), language, engine: translationEngine?.name ?? '' }
  const found = await findTranslation(db, key, personOf(actor))
  if (found === null || (found.state === 'working' && !found.isOwn))
    throw new AppError('NOT_FOUND', 'You have no translation at work there.')
  await stopTranslation(db, found.id, personOf(actor))
  return await present(deps, actor, { transcript, language, from: 0 })
}

type TranslationPart = { transcript: OpenTranscript; language: SummaryLanguage; from: number }

async function present(
  deps: TranslationDeps,
  actor: Actor,
  { transcript, language, from }: TranslationPart,
): Promise<Translation> {
  const { db, translationEngine, modelShares } = deps
  const key: TranslationKey = {
    subject: subjectOf(transcript),
    language,
    engine: translationEngine?.name ?? '',
  }
  const found = await findTranslation(db, key, personOf(actor))
  if (found === null) {
    const nothing = { total: 0, done: 0, missing: 0, from, lines: [], models: [] }
    return { language, state: 'none', ...nothing, problem: null, isOwn: false }
  }
  const { state, totalLines, problem, isOwn } = found
  return {
    language,
    state,
    total: totalLines,
    ...(await readLines(deps, found, from)),
    problem: problem === null ? null : await modelShares.explain(actor, problem),
    isOwn,
  }
}

/** The lines of a translation from one on, up to the first that is not there yet, and how far it is. */
async function readLines(
  { db }: Pick<TranslationDeps, 'db'>,
  { id }: Pick<FoundTranslation, 'id'>,
  from: number,
) {
  const parts = await readParts(db, id, from)
  const lines: (string | null)[] = []
  let next = from
  for (const { firstLine, count, lines: own } of parts) {
    if (firstLine > next) break
    if (firstLine + count <= next || own === null) continue
    lines.push(...own.slice(next - firstLine))
    next = firstLine + count
  }
  const sum = (of: (part: (typeof parts)[number]) => number): number =>
    parts.reduce((total, part) => total + of(part), 0)
  const models = [...new Set(parts.map(({ model }) => model))]
  return { done: sum(({ count }) => count), missing: sum(({ missing }) => missing), from, lines, models }
}

function withoutModel(): AppError {
  return new AppError(
    'TRANSLATION_NEEDS_MODEL',
    'Translating needs a language model, and none is set up on this server.',
  )
}

function tooLong(): AppError {
  const lines = maxTranslatedLines.toLocaleString('en')
  return new AppError('TRANSCRIPT_TOO_LONG', `Transcripts of up to ${lines} lines can be translated.`)
}

/** Chinese is written in two ways, of which one is translated into the other. */
function refuseSameLanguage({ language: spoken }: OpenTranscript, language: SummaryLanguage): void {
  const primary = spoken.split('-', 1)[0]
  if (spoken !== language && (primary === 'zh' || primary !== language)) return
  const reason = 'The transcript is in this language already.'
  throw new AppError('INVALID_REQUEST', reason, { fields: [{ field: 'params.language', reason }] })
}
