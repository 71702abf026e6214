import { terms } from '#web/content/terms.ts'
import { ProsePage } from './prose-page.tsx'

/** The rules of use. */
export function TermsPage() {
  return <ProsePage {...terms} />
}
