/** A question with its answer; in the answer `[words](/address)` is a link. */
export type Question = { question: string; answer: string }
