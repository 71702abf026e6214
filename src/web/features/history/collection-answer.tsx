import { HistoryAnswer, useHistoryAnswer } from './history-answer.tsx'

/** What all videos of a collection say about the question in its search field, or the way to ask it. */
export function CollectionAnswer({ id, question }: { id: string; question: string }) {
  return <HistoryAnswer library={useHistoryAnswer(question, id)} videos="these videos" />
}
