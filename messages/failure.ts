import type { ProblemCode } from '#contract/problems.ts'

type Texts = Readonly<Record<ProblemCode, { detail: string }>>

/** Says why something failed in the words that a language has for its code, instead of the server's English ones. */
export function failureIn(
  texts: Texts | null,
  withoutCode: string,
): (detail: string | null, code: ProblemCode | null) => string {
  return (_detail, code) => (code === null ? undefined : texts?.[code].detail) ?? withoutCode
}
