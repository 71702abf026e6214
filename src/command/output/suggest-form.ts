import type { SummaryDocument } from '#export/documents.ts'
import { formIds } from '#product/summary-forms.ts'
import { formOfKind } from '#product/talk-kinds.ts'
import type { TalkKind } from '#product/talk-kinds.ts'

const named: Readonly<Record<TalkKind, string>> = {
  meeting: 'a meeting',
  interview: 'an interview',
  lecture: 'a lecture',
  'how-to': 'a how-to',
  podcast: 'a podcast',
  talk: 'a talk',
}

/**
 * A sentence that names the form in which a talk is best read; `null` where it is the default one or another
 * was asked for.
 */
export function suggestForm({ talk, form }: SummaryDocument): string | null {
  if (!talk || form.id !== formIds[0]) return null
  const better = formOfKind[talk.kind]
  return better === formIds[0]
    ? null
    : `This looks like ${named[talk.kind]}: --form ${better} sets it out as one.`
}
