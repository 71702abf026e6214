import type { ReactNode } from 'react'
import type { ProseSection } from '#web/content/prose.ts'
import { LinkedText } from '#web/ui/linked-text.tsx'
import { PageFrame } from './page-frame.tsx'

type ProsePageProps = {
  title: string
  heading: string
  lead: string
  sections: readonly ProseSection[]
  /** What stands above the text. */
  note?: ReactNode
  /** What stands under it. */
  end?: ReactNode
}

/** A page of running text. */
export function ProsePage({ sections, note = null, end = null, ...frame }: ProsePageProps) {
  return (
    <PageFrame {...frame}>
      {note !== null && <p className="max-w-[68ch] text-muted">{note}</p>}
      <div className="mt-10">
        <ProseSections sections={sections} />
      </div>
      {end}
    </PageFrame>
  )
}

/** Running text under headlines, in the measure of a book. */
export function ProseSections({ sections }: { sections: readonly ProseSection[] }) {
  return sections.map((section) => <ProsePart key={section.id} {...section} />)
}

/** One part of running text: a headline, paragraphs, and perhaps a list after them. */
function ProsePart({ id, heading, paragraphs, points = [] }: ProseSection) {
  return (
    <section aria-labelledby={id} className="mt-12 max-w-[68ch] first:mt-0">
      <h2 id={id} className="font-serif text-2xl font-semibold tracking-tight">
        {heading}
      </h2>
      {paragraphs.map((paragraph) => (
        <p
          key={paragraph}
          className="mt-4 font-serif text-lg leading-[30px] print:leading-normal text-pretty"
        >
          <LinkedText text={paragraph} />
        </p>
      ))}
      {points.length > 0 && (
        <ul className="mt-4 list-disc space-y-2 ps-6 font-serif text-lg leading-[30px] print:leading-normal marker:text-muted">
          {points.map((point) => (
            <li key={point}>
              <LinkedText text={point} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
