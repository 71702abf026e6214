import type { Result } from '#contract/history.ts'
import type { Problem } from '#contract/problem.ts'
import type { RecentPage, Library } from '#contract/runs.ts'
import type { SummaryAnswer, SummaryEvent } from '#contract/summaries.ts'
import type { Translations } from '#contract/translations.ts'
import { unforeseenDetail } from '#core/app-error.ts'
import { resultId, summary, transcript, user } from './samples.ts'
import type { Screen, Step } from './screen.ts'
import type { Answer, Answers } from './stub-server.ts'

/** A refusal with its problem document. */
export function refusal(status: number, overrides: Partial<Problem> = {}): Answer {
  const json: Problem = {
    type: 'urn:precis:problem:internal',
    title: 'Something went wrong',
    status,
    detail: unforeseenDetail,
    code: 'INTERNAL',
    requestId: 'sample',
    remedies: [],
    ...overrides,
  }
  return { status, json }
}

/** A list with these items on one page. */
export function list(items: unknown[], beyond = 0): Answer {
  return {
    json: {
      items,
      nextCursor: null,
      total: items.length,
      choices: { channel: [], language: [], form: [] },
      hiddenBy: [],
      beyond: { count: beyond, windowDays: 90 },
    },
  }
}

/** The last videos of the caller, and what ended while they were away. */
export function recent(lists: Partial<RecentPage> = {}): Answer {
  const items = lists.items ?? []
  const json: RecentPage = {
    nextCursor: null,
    total: items.length,
    unseenCount: 0,
    ended: [],
    ...lists,
    items,
  }
  return { json }
}

/** The result at the address of the sample. */
export function result(answer: SummaryAnswer = summary, sharePath: string | null = null): Answer {
  const json: Result = {
    state: 'done',
    historyId: resultId,
    sharePath,
    sharesQuestions: false,
    createdAt: summary.createdAt,
    answer,
  }
  return { json }
}

/** The events of a run that has ended, as the server streams them. */
export function events(...sent: SummaryEvent[]): Answer {
  return { events: eventStream(sent) }
}

/** The first events of a run that goes on. */
export function openEvents(...sent: SummaryEvent[]): Answer {
  return { events: eventStream(sent), isOpen: true }
}

function eventStream(sent: SummaryEvent[]): string {
  return sent.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('')
}

/** The calls that every page makes. */
export const everywhere: Answers = {
  'GET /api/auth/user': { json: user },
  // With a model, so that its choices of style and language are on the screens.
  'GET /api/engine': { json: { kind: 'model' } },
  'GET /api/usage-status': {
    json: {
      remainingCount: 1,
      resetTime: null,
      canSummarize: true,
      showPaywall: false,
      questions: { remaining: 5, resetTime: null },
    },
  },
  'GET /api/words': {
    json: {
      revision: 1,
      words: [
        { heard: 'wispr', word: 'Whisper' },
        { heard: '', word: 'Précis' },
      ],
    },
  },
  'GET /api/forms': { json: { forms: [], max: 20 } },
  'GET /api/runs': { json: { runs: [] } },
  'GET /api/recent': recent(),
  'GET /api/library': { json: { videos: [], followed: [], highlights: [] } satisfies Library },
  [`POST /api/recent/${resultId}/seen`]: { json: { id: resultId } },
  [`GET /api/history/${resultId}/questions`]: { json: { questions: [] } },
  [`GET /api/history/${resultId}/highlights`]: { json: { highlights: [] } },
}

/** A transcript that nobody has had translated, for a caller who may. */
export const noTranslations: Translations = {
  isPossible: 'yes',
  translations: [],
  perDay: 20,
  remaining: 20,
  resetTime: null,
}

/** The result of a user with what is stored with it, the transcript included. */
export function resultScreen(state: string, stored: Answers, reach: Step): Screen {
  return {
    name: `result, ${state}`,
    path: `/v/${resultId}`,
    isSignedIn: true,
    answers: {
      ...everywhere,
      [`GET /api/summaries/${resultId}`]: result(),
      [`GET /api/transcripts/${summary.transcriptId}`]: { json: transcript },
      [`GET /api/transcripts/${summary.transcriptId}/translations`]: { json: noTranslations },
      ...stored,
    },
    reach,
  }
}
