import type { Problem, ProblemCode } from '#contract/problem.ts'
import { languageTag } from '#messages/language.ts'
import type { ProblemText } from '#messages/problems.ts'
import { firstLanguage } from '#product/interface-languages.ts'

/**
 * A failure in the language of this page, by its code; what the server says of it in English pages, where the words cannot be
 * loaded, and for a code that this page does not know yet.
 */
export async function inPageLanguage<Reported extends Pick<Problem, 'code' | 'detail' | 'errors'>>(
  problem: Reported,
): Promise<Omit<Reported, 'errors'> & Pick<Problem, 'errors'>> {
  const text = await textOfCode(problem.code)
  if (text === null) return problem
  // Reasons of single fields are the server's own sentences.
  const { errors: _reasons, ...rest } = problem
  return { ...rest, ...text }
}

/** The same thing; why it failed or waits is said in the language of this page. */
export async function withReason<Failed extends { reason: string | null; reasonCode: ProblemCode | null }>(
  failed: Failed,
): Promise<Failed> {
  const text = failed.reasonCode === null ? null : await textOfCode(failed.reasonCode)
  return text === null ? failed : { ...failed, reason: text.detail }
}

/** What a failure is called and says in the language of this page; `null` where the server's own words are shown. */
async function textOfCode(code: ProblemCode): Promise<ProblemText | null> {
  if (languageTag === firstLanguage) return null
  const { problemTexts } = await import('#messages/problems.ts').catch(() => ({ problemTexts: null }))
  return problemTexts?.[code] ?? null
}
