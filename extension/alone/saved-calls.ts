import type { Highlight } from '#contract/highlights.ts'
import type { Answer } from '#contract/questions.ts'
import { AppError } from '#core/app-error.ts'
import type { AloneSource } from './jobs.ts'
import type { Library, SavedSummary } from './library.ts'

/** @throws AppError `NOT_FOUND` for a summary that was deleted meanwhile */
export async function requireSaved(library: Library, id: string): Promise<SavedSummary> {
  const item = await library.find(id)
  if (item === null) throw new AppError('NOT_FOUND', 'This summary is no longer saved.')
  return item
}

/** The source of a saved summary, for further work on it. */
export function sourceOf({ summary: { transcriptId: id }, transcript: stored }: SavedSummary): AloneSource {
  return { id, stored }
}

/** Stores the answer to a question with the summary that it is about. */
export async function storeAnswer(library: Library, id: string, answer: Answer): Promise<void> {
  await library.change(id, (item) => ({
    ...item,
    questions: [answer, ...item.questions.filter(({ question }) => question !== answer.question)],
  }))
}

/** Deletes a question of a saved summary. */
export async function removeQuestion(library: Library, id: string, question: string): Promise<void> {
  await library.change(id, (item) => ({
    ...item,
    questions: item.questions.filter((asked) => asked.id !== question),
  }))
}

/** Highlights a line of a saved summary; a note that is left out stays as it is. */
export async function storeHighlight(
  library: Library,
  id: string,
  change: { line: string; note: string | undefined; createdAt: string },
): Promise<Highlight> {
  const { line } = change
  const { highlights } = await requireSaved(library, id)
  const known = highlights.find((each) => each.line === line)
  const { createdAt } = known ?? change
  const highlight = { line, note: change.note ?? known?.note ?? '', createdAt }
  await library.change(id, (item) => ({ ...item, highlights: [...without(item, line), highlight] }))
  return highlight
}

/** Removes the highlight of a line of a saved summary, with its note. */
export async function removeHighlight(library: Library, id: string, line: string): Promise<void> {
  await library.change(id, (item) => ({ ...item, highlights: without(item, line) }))
}

function without({ highlights }: SavedSummary, line: string): Highlight[] {
  return highlights.filter((each) => each.line !== line)
}
