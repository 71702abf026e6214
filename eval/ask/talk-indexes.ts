import { createTalkIndex } from '#server/domain/retrieval/talk-index.ts'
import type { TalkIndex } from '#server/domain/retrieval/talk-index.ts'
import type { AskedTalk } from './read-questions.ts'

/** Gives a function that prepares each talk once. */
export function createIndexes(): (talk: AskedTalk) => TalkIndex {
  const indexes = new Map<AskedTalk, TalkIndex>()
  return (talk) => {
    const index = indexes.get(talk) ?? createTalkIndex(talk.sentences, 'en')
    indexes.set(talk, index)
    return index
  }
}
