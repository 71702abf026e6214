import { sentenceItem } from '../answer-schema.ts'
import type { SentenceItem } from '../answer-schema.ts'
import { formFaults, splitSentences } from './read-answer.ts'
import { createJsonReader } from './read-json.ts'
import type { JsonPath } from './json-listener.ts'

/** Receives the answer to a viewer's question while it arrives; nothing of one that says that the video does not say. */
export type ReplyListener = {
  /** The next piece of the sentence that is being written. */
  onText: (piece: string) => void
  onSentence: (sentence: SentenceItem) => void
}

/** An answer as far as it could be read; `said` is `null` where that is missing. `faults` are for the model. */
export type ReadReply = {
  said: boolean | null
  sentences: SentenceItem[]
  faults: string[]
  isWhole: boolean
}

export type ReplyReader = { push: (piece: string) => void; end: () => ReadReply }

/** Sentences that are read; an answer is short. */
const maxSentences = 30

/** Reads the answer to a viewer's question while it arrives; every sentence is checked by itself. */
export function createReplyReader(listener: ReplyListener): ReplyReader {
  const reply: Omit<ReadReply, 'isWhole'> = { said: null, sentences: [], faults: [] }

  const isRead = (): boolean => reply.said !== false && reply.sentences.length < maxSentences

  function accept(sentence: SentenceItem): void {
    if (!isRead()) return
    reply.sentences.push(sentence)
    listener.onSentence(sentence)
  }

  function onValue(path: JsonPath, value: unknown): void {
    const [key] = path
    if (path.length === 1 && key === 'said' && typeof value === 'boolean') reply.said = value
    if (path.length === 1 && key === 'answer' && typeof value === 'string')
      splitSentences(value).forEach(accept)
    if (path.length !== 2 || key !== 'answer') return
    const item = sentenceItem.safeParse(value)
    if (item.success) accept(item.data)
    else reply.faults.push(`${path.join('.')}: ${item.error.issues[0]?.message ?? 'not as asked'}`)
  }

  function onText(path: JsonPath, piece: string): void {
    const isSentence = path.length < 3 || (path.length === 3 && path.at(-1) === 'text')
    if (path[0] === 'answer' && isSentence && isRead()) listener.onText(piece)
  }

  const reader = createJsonReader({ onText, onValue })
  return {
    push: reader.push,
    end: () => {
      const state = reader.state()
      return { ...reply, faults: [...formFaults[state], ...reply.faults], isWhole: state === 'whole' }
    },
  }
}
