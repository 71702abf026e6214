import { terms } from '#web/content/terms.ts'
import { LegalPage } from './legal-page.tsx'

/** The rules of use. */
export function TermsPage() {
  return <LegalPage path="/terms" {...terms} />
}
