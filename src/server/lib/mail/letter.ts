/** A piece of a letter, in the order in which it is read. */
export type LetterPart =
  | { kind: 'paragraph'; text: string }
  /** Something to type or to copy, set large. */
  | { kind: 'code'; code: string }
  /** Names and what belongs to them, such as the lines of a receipt. */
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  /** The one thing to do, as a button; the address stands below it too. */
  | { kind: 'action'; label: string; url: string }
  /** What somebody wrote; its lines are kept. */
  | { kind: 'quote'; text: string }

/** A letter before it is text and HTML. All of it is plain words; nothing is markup. */
export type Letter = {
  /** What mail programs show beside the subject; shorter than a line. */
  preview: string
  heading: string
  parts: readonly LetterPart[]
  /** Why this person gets it, in small print. */
  reason: string
}
