import { createHash } from 'node:crypto'
import type { CallLimit } from '#contract/access.ts'
import type { CheckState, Insight } from '#contract/evidence.ts'
import { AppError } from '#core/app-error.ts'
import { isFlagged } from '#evidence/line-state.ts'
import { countIn } from '#export/count-in.ts'
import { describeIn } from '#export/describe-in.ts'
import { lineCounts } from '#languages/line-counts.ts'
import { lineWords } from '#languages/line-words.ts'
import { publicResult } from '#languages/public-result.ts'
import { allLines, mappedLines } from '#product/all-lines.ts'
import { firstLanguage, languageOf } from '#product/interface-languages.ts'
import { languageWriting } from '#product/language-writing.ts'
import { turnOf } from '#server/features/accounts/service.ts'
import type { CorrectedDeps } from '#server/features/summaries/service.ts'
import type { CardLanguage } from '#server/lib/cards/card-parts.ts'
import type { Clock } from '#server/lib/clock.ts'
import { createWorkerPool, threadFile } from '#server/lib/worker-pool.ts'
import type { PictureStore } from '#server/ports/pictures.ts'
import type { CallCounter } from '#server/rate-limit/call-limits.ts'
import { leadingLine, readByToken } from '../sharing/shares.ts'
import type { Card, drawInThread } from './card-thread.ts'

/** The pictures beside shared links, drawn in a worker thread and stored by what they show. */
export type Cards = {
  /**
   * The picture of a card as a PNG. A new one is waited for a moment; when it takes longer, when its network
   * had many drawn, or when too much is drawn, the plain card is given, and the picture the next time.
   */
  get: (card: Card, network: string, signal: AbortSignal) => Promise<Uint8Array>
  close: () => Promise<void>
}

type CardOptions = {
  store: PictureStore
  callCounter: CallCounter
  clock: Clock
  /** Called when a picture could not be stored, read or drawn. */
  onFailure: (error: unknown) => void
  /** The file of the thread that draws. */
  thread?: URL
}

/** Changes with how cards look, so that stored ones are drawn again. */
const design = '3'
/** Programs that preview links do not ask again, and give up after some seconds. */
const patienceMs = 1500
const noWords = { title: '', kicker: '', text: '' }

const perNetwork: CallLimit = { limit: 40, windowSeconds: 60, detail: 'Many pictures were drawn for you.' }

/** Starts a thread when a picture is to be drawn; it ends after half a minute without one. */
export function createCards({ store, callCounter, clock, onFailure, thread }: CardOptions): Cards {
  const pool = createWorkerPool<typeof drawInThread>({
    file: thread ?? threadFile('card-thread', import.meta.url),
    name: 'drawInThread',
    maxThreads: 1,
    maxQueue: 100,
    warmThreads: 0,
    finishesAborted: true,
  })
  const drawing = new Map<string, Promise<Uint8Array | null>>()
  const closing = new AbortController()
  const plain = new Map<string, Uint8Array>()

  function report(error: unknown): null {
    const isRefusal = error instanceof AppError && error.retryAfterSeconds !== null
    if (!isRefusal && !closing.signal.aborted) onFailure(error)
    return null
  }

  /** `null` when refused or failed. Callers who come meanwhile share it; it outlives them. */
  function draw(name: string, card: Card, network: string | null): Promise<Uint8Array | null> {
    const picture = drawing.get(name) ?? drawNew(name, card, network).catch(report)
    drawing.set(name, picture)
    void picture.finally(() => drawing.delete(name))
    return picture
  }

  async function drawNew(name: string, card: Card, network: string | null): Promise<Uint8Array> {
    if (network !== null) await callCounter.count(`cards/${network}`, perNetwork)
    const caller = network === null ? undefined : turnOf({ user: null, visitorId: null, network })
    const picture = await pool.run(card, { signal: closing.signal, caller })
    await store.put(name, picture).catch(report)
    return picture
  }

  /** A language's own is ready before anything else in it is drawn, so that nobody waits later. */
  async function getPlain(language: CardLanguage): Promise<Uint8Array> {
    const card: Card = { kind: 'words', words: noWords, language }
    const name = nameOf(card)
    const known = plain.get(name) ?? (await store.get(name).catch(report)) ?? (await draw(name, card, null))
    if (known === null)
      throw new AppError('OVERLOADED', "The picture can't be drawn right now.", { retryAfterSeconds: 5 })
    plain.set(name, known)
    return known
  }

  return {
    get: async (card, network, signal) => {
      const name = nameOf(card)
      const stored = await store.get(name).catch(report)
      if (stored !== null) return stored
      const instead = await getPlain(card.language)
      const patience = clock.wait(patienceMs, signal).then(() => null)
      return (await Promise.race([draw(name, card, network), patience])) ?? instead
    },
    close: async () => {
      closing.abort(new AppError('SHUTTING_DOWN', 'The server is restarting.'))
      await pool.close()
    },
  }
}

function nameOf(card: Card): string {
  return createHash('sha256')
    .update(`${design} ${JSON.stringify(card)}`)
    .digest('hex')
}

/**
 * The card of a shared summary, in a language of the pages: its title, its gist, how many of its lines were
 * found, and where in the video its insights are said.
 * @throws AppError `NOT_FOUND` for a token that is not shared
 */
export async function readSummaryCard(deps: CorrectedDeps, token: string, tag: string): Promise<Card> {
  const summary = await readByToken(deps, token)
  const own = spokenLanguage(tag)
  const { language, videoTitle, videoChannel, videoDuration, durationSeconds, chapters } = summary
  return {
    kind: 'summary',
    language: own.card,
    summary: {
      title: videoTitle,
      channel: videoChannel ?? '',
      length: videoDuration ?? '',
      gist: leadingLine(summary),
      language,
      note: own
        .headCounts(summary)
        .map(({ text }) => text)
        .join(own.between),
      state: wholeState(allLines(summary)),
      durationSeconds,
      chapterStarts: chapters.flatMap(({ start }) => (start === null ? [] : [start])),
      dots: mappedLines(summary).map(({ second, state }) => ({ second, state })),
    },
  }
}

/** The state of all lines together, which is never better than that of the worst. */
function wholeState(lines: readonly Pick<Insight, 'state'>[]): CheckState {
  if (lines.some(({ state }) => isFlagged(state))) return 'differs'
  const [state, ...others] = new Set(lines.map((line) => line.state))
  return state !== undefined && others.length === 0 ? state : 'words-found'
}

/** The language of a card with what says in it how lines stand. */
type SpokenLanguage = Pick<ReturnType<typeof countIn>, 'headCounts'> &
  Pick<ReturnType<typeof describeIn>, 'momentState'> & { card: CardLanguage; between: string }

/** The language of the pages with a tag; the first one for a tag that is not among them. */
export function spokenLanguage(tag: string): SpokenLanguage {
  const known = languageOf(tag)
  const { motto } = publicResult[known]
  const { headCounts } = countIn(lineCounts[known])
  const { momentState } = describeIn(lineWords[known])
  const card = { tag: known, direction: languageWriting[known].direction, motto }
  return { card, between: lineCounts[known].between, headCounts, momentState }
}

/** The end of a picture's address for a language of the pages. */
export function pictureQuery(tag: string): string {
  return tag === firstLanguage ? '' : `?language=${tag}`
}
