import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Highlight } from '#contract/highlights.ts'
import type { Result } from '#contract/history.ts'
import { SavedSummary } from '#web/app/pages/saved-summary.tsx'
import { renderPage } from '../render-page.tsx'
import { delivered, summary } from './factories.ts'
import { jsonReply, stubServer } from './fake-server.ts'
import type { Handlers } from './fake-server.ts'

/** The history item that is opened. */
export const markedId = '0f0e9a52-7d0b-4c39-9a75-0f6f6b3c1d11'
/** The call that reads its highlights. */
export const readHighlights = `GET /api/history/${markedId}/highlights` as const

const saved: Result = {
  state: 'done',
  historyId: markedId,
  sharePath: null,
  sharesQuestions: false,
  createdAt: '2026-01-02T03:04:05.000Z',
  answer: { ...delivered(summary()), historyId: markedId },
}

export const highlight = (line: string, note = ''): Highlight => ({
  line,
  note,
  createdAt: '2026-11-22T20:15:00.000Z',
})

/** A server that has these highlights. */
export const known = (...highlights: Highlight[]) => ({
  [readHighlights]: () => jsonReply({ highlights }),
})

/** Opens a result, and the first sentence of its text unless other keys are wanted: it has one insight. */
export async function openMarked(handlers: Handlers, keys = 'jj', search = '') {
  const server = stubServer({
    'GET /api/engine': () => jsonReply({ kind: 'model' }),
    [`GET /api/summaries/${markedId}`]: () => jsonReply(saved),
    ...handlers,
  })
  renderPage(<SavedSummary />, `/v/${markedId}${search}`, '/v/:id')
  const user = userEvent.setup()
  const article = await screen.findByRole('article')
  if (keys !== '') await user.keyboard(keys)
  const written = () => server.calls.filter(({ key }) => /^(PUT|DELETE)/.test(key))
  return { user, article, written }
}

/** The first sentence of its summary, where it is shown. */
export const firstLine = () => document.querySelector('[data-line="sentence-0"]')
