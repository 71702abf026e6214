import type { FastifyInstance, FastifyReply } from 'fastify'
import { summaryAnswerSchema } from '#contract/summaries.ts'
import type { Summary } from '#contract/summary.ts'
import { AppError } from '#core/app-error.ts'
import { noPayers } from '#core/writing/language-model.ts'
import { exampleVideos } from '#product/examples.ts'
import { mergeLate, ownerOf, readActor, requireVisitor } from '#server/features/accounts/service.ts'
import type { AccountDeps, Actor, MergeDeps } from '#server/features/accounts/service.ts'
import { readRequestedForm } from '#server/features/forms/service.ts'
import { giveOnce } from '#server/features/idempotency/service.ts'
import {
  requireReadable,
  findDefaultTranscriptId,
  obtainTranscript,
} from '#server/features/transcripts/service.ts'
import type {
  TranscriptHistory,
  TranscriptSubject,
  TranscriptDeps,
  TranscriptRow,
} from '#server/features/transcripts/service.ts'
import type { StreamCall } from '#server/http/event-stream.ts'
import { handleWithEvents } from '#server/http/event-stream.ts'
import { handle } from '#server/http/handle.ts'
import { writeLimitHeaders } from '#server/http/problem-reply.ts'
import type { LimitState } from '#server/http/problem-reply.ts'
import { systemClock } from '#server/lib/clock.ts'
import { noLineChecks } from '#server/ports/summary-engine.ts'
import type { ExampleSummaries } from '#server/ports/summary-engine.ts'
import type { SummaryDeps } from './context.ts'
import type { SummaryStreamEvent } from './deliver.ts'
import { cancelRun, followRun, listRuns } from './own-runs.ts'
import { defaultOptions, presentSummary } from './present.ts'
import { summarize } from './summarize.ts'
import { writeSummary } from './write-summary.ts'
import { giveWritten } from './written/give-written.ts'

type Deps = SummaryDeps & AccountDeps & MergeDeps & { transcriptHistory: TranscriptHistory }

/** Registers the calls that make summaries, and those about running ones. */
export function registerSummaryRoutes(app: FastifyInstance, deps: Deps): void {
  // Not waited for: streams end at once, and who waits for one answer is answered when the run is free for
  // others.
  app.addHook('preClose', (done) => {
    void deps.runs.giveBack()
    done()
  })
  handle(app, 'GET /api/engine', async () => ({ kind: deps.engine.identity.kind }))

  const readExample = createExamples(deps)
  handle(app, 'GET /api/examples/:videoId', ({ params, query, signal }) =>
    readExample(params.videoId, query.by, signal),
  )

  handleWithEvents(app, 'POST /api/summarize', async function* (given) {
    const began = deps.clock.now()
    const call = { ...given, signal: AbortSignal.any([given.signal, deps.runs.givenBack]) }
    const actor = await requireVisitor(deps, call)
    const run = () => summarizeFor(deps, { actor, began }, call)
    const once = { ...call, ownerId: ownerOf(actor), toDone, isStored }
    yield* giveOnce({ db: deps.db, wait: systemClock.wait }, once, run)
  })

  handle(app, 'POST /api/transcripts/:id/written-summaries', async ({ params, body, ...call }) => {
    const began = deps.clock.now()
    const actor = await requireVisitor(deps, call)
    await requireReadable(deps, actor, params.id)
    const onCounted = countsTo(call.reply)
    const onStored = (): Promise<void> => mergeLate(deps, actor, began)
    const given = { ...body, actor, transcriptId: params.id, onCounted, onStored }
    return await giveWritten(deps, given, call.signal)
  })

  handle(app, 'GET /api/runs', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store')
    return { runs: await listRuns(deps, await readActor(deps, request)) }
  })

  handleWithEvents(app, 'GET /api/runs/:id/events', async function* (call) {
    const { params, request, lastEventId } = call
    const signal = AbortSignal.any([call.signal, deps.runs.givenBack])
    const actor = await readActor(deps, request)
    yield* followRun(deps, { actor, runId: params.id }, { seq: lastEventId, signal })
  })

  handle(app, 'DELETE /api/runs/:id', async ({ params, request }) => {
    const cancelled = await cancelRun(deps, await readActor(deps, request), params.id)
    return { cancelled }
  })
}

async function* summarizeFor(
  deps: Deps,
  { actor, began }: { actor: Actor; began: number },
  { body, reply, signal }: StreamCall<'POST /api/summarize'>,
): AsyncGenerator<SummaryStreamEvent> {
  const form = await readRequestedForm(deps, actor, body.form)
  const options = { style: body.style, language: body.language, form }
  const onCounted = countsTo(reply)
  const subject = toSubject(body)
  if ('transcriptId' in subject) await requireReadable(deps, actor, subject.transcriptId)
  const onStored = (): Promise<void> => mergeLate(deps, actor, began)
  yield* summarize(deps, { actor, subject, options, onCounted, onStored }, { seq: 0, signal })
}

/** Writes the calls of this minute that are left into the head of a reply. */
function countsTo(reply: FastifyReply): (calls: LimitState | null) => void {
  return (calls) => {
    if (calls !== null) writeLimitHeaders(reply, calls)
  }
}

/** A summary that was given before, as it was. */
function toDone(answer: unknown): SummaryStreamEvent {
  return { event: 'done', data: summaryAnswerSchema.parse(answer) }
}

/** One that the allowance locked may be had later, and did not count. */
function isStored(event: SummaryStreamEvent): boolean {
  return event.event === 'done' && !event.data.locked
}

/** The contract lets exactly one of the two pass. */
function toSubject(body: {
  videoUrl?: string | undefined
  transcriptId?: string | undefined
}): TranscriptSubject {
  return body.transcriptId === undefined
    ? { videoUrl: body.videoUrl ?? '' }
    : { transcriptId: body.transcriptId }
}

/** The author of an example's summary. */
type Author = 'people' | 'built-in'

/** Gives the summary of an example video. @throws AppError `NOT_FOUND` for any other video */
type ReadExample = (videoId: string, by: Author, signal: AbortSignal) => Promise<Summary>

type ExampleDeps = TranscriptDeps & { examples: ExampleSummaries }

const maxMs = 60_000

/**
 * Creates the reader of the examples. What people wrote goes the way of what a model writes: each line is
 * looked up in the transcript that is stored now. Nothing of it is stored; a process makes each summary once
 * for the same transcript, and reads its text once for that.
 */
function createExamples(deps: ExampleDeps): ReadExample {
  const made = new Map<string, Promise<Summary>>()

  return async (videoId, by, signal) => {
    if (!exampleVideos.some((example) => example.videoId === videoId)) {
      throw new AppError('NOT_FOUND', "This video isn't one of the examples.")
    }
    const toKey = (transcriptId: string | null): string => JSON.stringify([transcriptId, by])
    const known = made.get(toKey(await findDefaultTranscriptId(deps.db, videoId)))
    if (known !== undefined) return await known
    const transcript = await obtainTranscript(deps, { videoId }, { signal, payers: noPayers })
    const key = toKey(transcript.id)
    const making = made.get(key) ?? makeExample(deps.examples, transcript, { videoId, by })
    made.set(key, making)
    // One that failed is made again for the next caller.
    making.catch(() => made.delete(key))
    return await making
  }
}

async function makeExample(
  { read, builtIn }: ExampleSummaries,
  transcript: TranscriptRow,
  { videoId, by }: { videoId: string; by: Author },
): Promise<Summary> {
  const authored = await read(videoId)
  const engines =
    by === 'people'
      ? { engine: authored.engine, lineChecks: { ...noLineChecks, checker: authored.checker } }
      : { engine: builtIn, lineChecks: noLineChecks }
  const { engine, language, style, body } = await writeSummary(engines, transcript, defaultOptions, {
    emit: () => undefined,
    payers: noPayers,
    // Not that of a caller: others wait for the same summary.
    signal: AbortSignal.timeout(maxMs),
  })
  const summary = {
    id: by === 'people' ? authored.id : authored.builtInId,
    engineKind: engine.kind,
    engineName: engine.name,
    engineVersion: engine.version,
    language,
    style,
    body,
    createdAt: new Date(authored.writtenAt),
  }
  return presentSummary({ summary, transcript })
}
