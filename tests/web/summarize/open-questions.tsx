import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Result } from '#contract/history.ts'
import type { Answer } from '#contract/questions.ts'
import { SavedSummary } from '#web/app/pages/saved-summary.tsx'
import { renderPage } from '../render-page.tsx'
import { delivered, summary, transcript } from './factories.ts'
import { jsonReply, stubServer } from './fake-server.ts'
import type { Handlers } from './fake-server.ts'

await import('#web/features/questions/questions-panel.tsx')

/** The history item of the result. */
export const id = '0f0e9a52-7d0b-4c39-9a75-0f6f6b3c1d11'
export const result: Result = {
  state: 'done',
  historyId: id,
  sharePath: null,
  sharesQuestions: false,
  createdAt: '2026-01-02T03:04:05.000Z',
  answer: { ...delivered(summary()), historyId: id },
}
const passage = {
  transcriptId: transcript().id,
  sentence: 1,
  sentences: 1,
  quote: 'We choose to go to the moon.',
  second: 524,
  state: 'quoted' as const,
}

/** An answer of passages. */
export function answer(overrides: Partial<Answer> = {}): Answer {
  return {
    id: '1c1d8f60-9a5e-4d07-b8c5-0f3a2e6b4d21',
    question: 'Why the moon?',
    said: true,
    languages: null,
    answer: null,
    withoutModel: null,
    passages: [passage],
    createdAt: '2026-01-02T03:04:05.000Z',
    ...overrides,
  }
}

/** Opens the result with its questions. */
export async function openResult(handlers: Handlers = {}) {
  const server = stubServer({ [`GET /api/summaries/${id}`]: () => jsonReply(result), ...handlers })
  renderPage(<SavedSummary />, `/v/${id}`, '/v/:id')
  const field = await screen.findByLabelText<HTMLInputElement>('Your question')
  return { server, field, user: userEvent.setup() }
}

/** A question with its answer. */
export const thread = (question: string) => within(screen.getByRole('region', { name: question }))
