import { legal } from '#messages/legal.ts'
import type { ProseSection } from '#web/content/prose.ts'
import { ProsePage } from './page-frame.tsx'

type LegalPageProps = {
  path: string
  title: string
  heading: string
  lead: string
  sections: readonly ProseSection[]
}

/** A text that binds us. A translation says first that the English text counts, and leads there. */
export function LegalPage({ path, ...page }: LegalPageProps) {
  const note = legal.translationNote?.((text) => (
    // It names its language, so that the server does not lead back to the one that was chosen.
    <a href={`${path}?language=en`} hrefLang="en" className="underline hover:text-ink">
      {text}
    </a>
  ))
  return <ProsePage {...page} note={note} />
}
