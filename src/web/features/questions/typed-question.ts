import { createStore } from '#web/ui/store.ts'
import type { Store } from '#web/ui/store.ts'

/** A question that is typed and not asked yet, and the transcript that it is about. */
type TypedQuestion = Readonly<{ transcriptId: string | null; text: string }>

export type TypedQuestionStore = Store<TypedQuestion>

const nothingTyped: TypedQuestion = { transcriptId: null, text: '' }

/** The place of the typed question, which outlives the field on a narrow window. */
export function createTypedQuestion(): TypedQuestionStore {
  return createStore(nothingTyped)
}
