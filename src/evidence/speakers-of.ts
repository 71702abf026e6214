import type { EvidenceIndex } from './evidence-index.ts'

const known = new WeakMap<EvidenceIndex, readonly string[]>()

/** Who speaks in a transcript, each once; an empty name where a sentence has no speaker. Read once for an index. */
export function speakersOf(index: EvidenceIndex): readonly string[] {
  const found = known.get(index)
  if (found !== undefined) return found
  const speakers = [...new Set(index.sentences.map(({ speaker }) => speaker ?? ''))]
  known.set(index, speakers)
  return speakers
}
