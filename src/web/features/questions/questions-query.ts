import { queryOptions } from '@tanstack/react-query'
import type { LineEvent, SummarySentence } from '#contract/evidence.ts'
import type { Answer } from '#contract/questions.ts'
import { questionTexts } from '#messages/question-texts.ts'
import { ApiError } from '#web/api/api-error.ts'
import { apiEvents } from '#web/api/api-events.ts'
import { api } from '#web/api/api.ts'

/** The target of a question: a history item, with which questions are stored, or else a transcript. */
export type QuestionTarget = { transcriptId: string; historyId: string | null }

/** A question at work: what is written of its answer. */
export type Asking = {
  question: string
  /** The text of the unfinished sentence; it is not checked yet. */
  text: string
  sentences: readonly SummarySentence[]
}

/** The questions about a result, newest first; about a mere transcript only on this page. */
export function questionsQuery({ transcriptId, historyId }: QuestionTarget) {
  return queryOptions({
    queryKey: ['questions', historyId ?? transcriptId],
    // Those about a mere transcript are stored nowhere else.
    ...(historyId === null && { gcTime: Infinity }),
    queryFn: async ({ signal }): Promise<readonly Answer[]> => {
      if (historyId === null) return []
      const { questions } = await api(
        'GET /api/history/:id/questions',
        { params: { id: historyId } },
        { signal },
      )
      return questions
    },
  })
}

type AskOptions = { signal: AbortSignal; onProgress: (asking: Asking) => void }

/**
 * Asks a question; gives its answer when it is whole. Throws what the server refuses it with, and when the
 * stream breaks off.
 */
export async function askQuestion(
  { transcriptId, historyId }: QuestionTarget,
  question: string,
  { signal, onProgress }: AskOptions,
): Promise<Answer> {
  const about = historyId === null ? { transcriptId } : { historyId }
  let asking: Asking = { question, text: '', sentences: [] }
  let answer: Answer | null = null
  await apiEvents(
    'POST /api/ask',
    { body: { question, ...about } },
    {
      signal,
      onEvent: (sent) => {
        if (sent.event === 'problem') throw new ApiError(sent.data.status, sent.data.detail, sent.data)
        if (sent.event === 'done') {
          answer = sent.data
          return
        }
        asking = withEvent(asking, sent)
        onProgress(asking)
      },
    },
  )
  if (answer === null) throw new ApiError(0, questionTexts.brokeOff)
  return answer
}

type Written =
  | { event: 'text'; data: { text: string } }
  | { event: 'sentence'; data: { sentence: SummarySentence | null } }
  | { event: 'written'; data: { answer: SummarySentence[] } }
  | { event: 'line'; data: LineEvent }
  | { event: 'restarted' }

function withEvent(asking: Asking, sent: Written): Asking {
  if (sent.event === 'restarted') return { ...asking, text: '', sentences: [] }
  if (sent.event === 'text') return { ...asking, text: asking.text + sent.data.text }
  if (sent.event === 'written') return { ...asking, text: '', sentences: sent.data.answer }
  if (sent.event === 'line') return { ...asking, sentences: withLine(asking.sentences, sent.data) }
  const { sentence } = sent.data
  const sentences = sentence === null ? asking.sentences : [...asking.sentences, sentence]
  return { ...asking, text: '', sentences }
}

/** The sentences with what is known now of one of them. */
function withLine(sentences: Asking['sentences'], { line, ...evidence }: LineEvent): SummarySentence[] {
  return sentences.map((each, index) => (line === `sentence-${index}` ? { ...each, ...evidence } : each))
}

/** Deletes a question with its answer; one about a mere transcript is nowhere stored. */
export async function deleteQuestion({ historyId }: QuestionTarget, question: string): Promise<void> {
  if (historyId === null) return
  await api('DELETE /api/history/:id/questions/:question', { params: { id: historyId, question } })
}
