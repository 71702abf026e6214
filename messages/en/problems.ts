import type { ProblemCode } from '#contract/problems.ts'

/** How a failure is called, and a sentence or two that say what happened and what helps. */
export type ProblemText = { title: string; detail: string }

/**
 * What a person reads of each failure, by its code. The server writes English sentences itself, with more detail, so English
 * pages show those.
 */
export const problemTexts = null as Readonly<Record<ProblemCode, ProblemText>> | null
