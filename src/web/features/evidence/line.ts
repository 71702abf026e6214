import type { Citation, Insight } from '#contract/evidence.ts'
import type { Summary } from '#contract/summaries.ts'

/** One statement of a result with its evidence. `key` names it on the page, such as `sentence-3`. */
export type Line = {
  key: string
  /** `answer`: a sentence or a passage of the answer to a question. */
  kind: 'gist' | 'sentence' | 'insight' | 'chapter' | 'answer'
  /** Its position among those of its kind; of a chapter, its position among the chapters. */
  index: number
  evidence: Insight & { more?: readonly Citation[] }
}

type Lines = Pick<Summary, 'gistSentence' | 'summarySentences' | 'insights' | 'chapters'>

/** A line that can be highlighted and shared: what stands for a chapter, and the answer to a question, cannot. */
export function isMarkable<K extends Line['kind']>(kind: K): kind is Exclude<K, 'chapter' | 'answer'> {
  return kind !== 'chapter' && kind !== 'answer'
}

/** All lines of a result in the order in which they are read. */
export function linesOf({ gistSentence, summarySentences, insights, chapters }: Lines): Line[] {
  return [
    ...ofKind('gist', [gistSentence]),
    ...ofKind('sentence', summarySentences),
    ...ofKind('insight', insights),
    ...ofKind(
      'chapter',
      chapters.map(({ gist }) => gist),
    ),
  ]
}

function ofKind(kind: Line['kind'], list: readonly (Line['evidence'] | null)[]): Line[] {
  return list.flatMap((evidence, index) =>
    evidence === null ? [] : [{ key: lineKey(kind, index), kind, index, evidence }],
  )
}

/** The key of the line at a position among those of its kind. */
export function lineKey(kind: Line['kind'], index: number): string {
  return `${kind}-${index}`
}
