/** A part of running text as it is translated. In paragraphs and points `[words](/address)` is a link. */
export type ProseText = {
  heading: string
  paragraphs: readonly string[]
  points?: readonly string[]
}

/** A part of a page's text; its id is the address behind `#`, the same in every language. */
export type ProseSection = ProseText & { id: string }

/** The parts of a page, in the order of its texts, which are named by their ids. An empty point is none. */
export function proseSections(texts: Readonly<Record<string, ProseText>>): ProseSection[] {
  return Object.entries(texts).map(([id, text]) => ({
    id,
    ...text,
    points: text.points?.filter(Boolean) ?? [],
  }))
}

/** A question with its answer; in the answer `[words](/address)` is a link. */
export type Question = { question: string; answer: string }
