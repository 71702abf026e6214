import { userEvent } from '@testing-library/user-event'
import type { Result } from '#contract/history.ts'
import { SavedSummary } from '#web/app/pages/saved-summary.tsx'
import { renderPage } from '../render-page.tsx'
import { delivered, summary } from './factories.ts'
import { jsonReply, noneAsked, stubServer } from './fake-server.ts'
import type { Handlers } from './fake-server.ts'

/** The id of the summary in the history. */
export const id = '0f0e9a52-7d0b-4c39-9a75-0f6f6b3c1d11'
/** The call that reads it. */
export const call = `GET /api/summaries/${id}`
/** Its answer, as it is handed out. */
export const answer = (done = summary()) => ({ ...delivered(done), historyId: id })
/** The result at its address. */
export const result = (over: Partial<Extract<Result, { state: 'done' }>> = {}): Result => ({
  state: 'done',
  historyId: id,
  sharePath: null,
  sharesQuestions: false,
  createdAt: '2026-01-02T03:04:05.000Z',
  answer: answer(),
  ...over,
})

/** Shows the page of the summary, with a server that answers so. */
export function openSaved(handlers: Handlers) {
  const server = stubServer({
    'GET /api/engine': () => jsonReply({ kind: 'model' }),
    'GET /api/usage-status': () =>
      jsonReply({
        remainingCount: 1,
        resetTime: null,
        canSummarize: true,
        showPaywall: false,
        questions: noneAsked,
      }),
    ...handlers,
  })
  renderPage(<SavedSummary />, `/v/${id}`, '/v/:id')
  return { server, user: userEvent.setup() }
}
