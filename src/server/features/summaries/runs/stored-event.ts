import type { StoredRunEvent } from '#server/db/rows/runs.ts'
import { readStoredLine } from '#evidence/stored-line.ts'

/** A stored event as followers get it: one of before findings were told apart has lines without them. */
export function readStoredEvent(stored: StoredRunEvent): StoredRunEvent {
  switch (stored.event) {
    case 'gist':
    case 'sentence': {
      const { sentence } = stored.data
      if (sentence === null) return stored
      const read = readStoredLine(sentence)
      return stored.event === 'gist'
        ? { event: 'gist', data: { ...stored.data, sentence: read } }
        : { event: 'sentence', data: { sentence: read } }
    }
    case 'insight':
      return { event: 'insight', data: readStoredLine(stored.data) }
    case 'chapter': {
      const { gist } = stored.data
      return gist === null
        ? stored
        : { event: 'chapter', data: { ...stored.data, gist: readStoredLine(gist) } }
    }
    case 'run':
    case 'stage':
    case 'video':
    case 'text':
    case 'restarted':
    case 'written':
    case 'line':
    case 'done':
    case 'problem':
  }
  return stored
}
