import type { Sentence } from '#contract/transcripts.ts'
import type { DraftChapter } from '#server/ports/summary-engine.ts'
import type { CreatorChapter } from '#server/ports/transcript-source.ts'
import type { ChapterItem } from './answer-schema.ts'
import type { FindEvidence } from './find-evidence.ts'

/** A chapter that the creator set, at the sentence with which it begins. */
export type ChapterAnchor = { title: string; sentence: number }

/** A sentence that starts at most so many seconds before a chapter belongs to it: captions run ahead a little. */
const captionLead = 1

/** Finds the sentences at which the creator's chapters begin; a chapter without a sentence of its own is left out. */
export function anchorChapters(
  chapters: readonly CreatorChapter[],
  sentences: readonly Sentence[],
): ChapterAnchor[] {
  const anchors: ChapterAnchor[] = []
  for (const { title, start } of chapters.toSorted((a, b) => a.start - b.start)) {
    const sentence = sentences.findIndex((each) => each.start !== null && each.start >= start - captionLead)
    if (sentence < 0) continue
    if (anchors.at(-1)?.sentence === sentence) anchors.pop()
    anchors.push({ title, sentence })
  }
  return anchors.length > 1 ? anchors : []
}

/** Takes chapters as a model names them, and gives those that can be shown. */
export type ChapterPlacer = {
  accept: (item: ChapterItem) => DraftChapter[]
  /** The creator's chapters that the model did not name. */
  rest: () => DraftChapter[]
}

type Positions = {
  /** The creator's chapters; when there are some, there are no others. */
  anchors: readonly ChapterAnchor[]
  /** The first and the last sentence that may begin a chapter. */
  from: number
  to: number
  findEvidence: FindEvidence
}

/**
 * Places chapters one after the other: each must begin at a sentence that exists, after the one before it. A gist whose quote is
 * not found in its chapter is left out.
 */
export function createChapterPlacer({ anchors, from, to, findEvidence }: Positions): ChapterPlacer {
  const waiting = [...anchors]
  let last = from - 1

  function draft(title: string, item: ChapterItem, automatic: boolean): DraftChapter {
    const found = item.gist === '' ? null : findEvidence({ ...item, text: item.gist })
    const isInside = found !== null && found.sentence >= item.sentence
    const gist = isInside ? { text: item.gist, quote: item.quote, sentence: found.sentence } : null
    return { title, sentence: item.sentence, gist, automatic }
  }

  function acceptAnchored(item: ChapterItem): DraftChapter[] {
    const position = waiting.findIndex(({ sentence }) => sentence === item.sentence)
    const passed = position < 0 ? [] : waiting.splice(0, position + 1)
    return passed.map((anchor) =>
      anchor.sentence === item.sentence ? draft(anchor.title, item, false) : withoutGist(anchor),
    )
  }

  return {
    accept: (item) => {
      if (anchors.length > 0) return acceptAnchored(item)
      if (item.sentence <= last || item.sentence > to) return []
      last = item.sentence
      return [draft(item.title, item, true)]
    },
    rest: () => waiting.splice(0).map(withoutGist),
  }
}

/** Places all chapters of an answer; a gist that is borne out only by a later chapter is left out too. */
export function locateChapters(items: readonly ChapterItem[], positions: Positions): DraftChapter[] {
  const placer = createChapterPlacer(positions)
  const chapters = [...items.flatMap(placer.accept), ...placer.rest()]
  return chapters.map((chapter, at) => {
    const end = chapters[at + 1]?.sentence ?? Infinity
    return chapter.gist !== null && chapter.gist.sentence >= end ? { ...chapter, gist: null } : chapter
  })
}

function withoutGist({ title, sentence }: ChapterAnchor): DraftChapter {
  return { title, sentence, gist: null, automatic: false }
}
