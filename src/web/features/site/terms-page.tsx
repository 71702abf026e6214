import { terms } from '#messages/terms.ts'
import { proseSections } from '#web/content/prose.ts'
import { LegalPage } from './legal-page.tsx'

const sections = proseSections(terms.sections)

/** The rules of use. */
export function TermsPage() {
  return <LegalPage path="/terms" {...terms} sections={sections} />
}
