import type { ProseSection } from '#web/content/prose.ts'
import { PageFrame } from './page-frame.tsx'
import { ProseSections } from './prose-sections.tsx'

type ProsePageProps = { title: string; heading: string; lead: string; sections: readonly ProseSection[] }

/** A page of running text. */
export function ProsePage({ sections, ...frame }: ProsePageProps) {
  return (
    <PageFrame {...frame}>
      <div className="mt-10">
        <ProseSections sections={sections} />
      </div>
    </PageFrame>
  )
}
