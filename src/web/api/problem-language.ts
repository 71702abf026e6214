import type { Problem } from '#contract/problem.ts'
import { languageTag } from '#messages/language.ts'
import { firstLanguage } from '#product/interface-languages.ts'

/**
 * A failure in the language of this page, by its code; what the server says of it in English pages, where the words cannot be
 * loaded, and for a code that this page does not know yet.
 */
export async function inPageLanguage(problem: Problem): Promise<Problem> {
  if (languageTag === firstLanguage) return problem
  const { problemTexts } = await import('#messages/problems.ts').catch(() => ({ problemTexts: null }))
  const text = problemTexts?.[problem.code]
  if (text === undefined) return problem
  // Reasons of single fields are the server's own sentences.
  const { errors: _reasons, ...rest } = problem
  return { ...rest, ...text }
}
