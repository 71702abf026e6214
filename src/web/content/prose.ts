/** A part of a page of running text. In paragraphs and points `[words](/address)` is a link. */
export type ProseSection = {
  /** The part of the address behind `#`. */
  id: string
  heading: string
  paragraphs: readonly string[]
  points?: readonly string[]
}

/** A question with its answer; in the answer `[words](/address)` is a link. */
export type Question = { question: string; answer: string }
