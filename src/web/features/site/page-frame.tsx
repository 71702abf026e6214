import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pageFrame } from '#messages/page-frame.ts'
import type { ProseSection, Question } from '#web/content/prose.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { LinkedText } from '#web/ui/linked-text.tsx'

type PageFrameProps = { title: string; heading: string; lead: string; children: ReactNode }

/** The frame of a static page: its title, its headline, its lead, and its content. */
export function PageFrame({ title, heading, lead, children }: PageFrameProps) {
  return (
    <div className="page-grid pb-24">
      <title>{`${title} | Précis`}</title>
      <div className="max-w-3xl pt-12 pb-4 sm:pt-20">
        <h1 className="font-serif text-4xl font-semibold tracking-tight text-balance sm:text-5xl">
          {heading}
        </h1>
        <p className="mt-5 max-w-[60ch] text-lg text-pretty text-muted">{lead}</p>
      </div>
      {children}
    </div>
  )
}

type SectionProps = { id: string; heading: string; children: ReactNode }

/** A part of a page under its headline, which an address can point to. */
export function Section({ id, heading, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="mt-16 sm:mt-20">
      <h2 id={id} className="font-serif text-3xl font-semibold tracking-tight">
        {heading}
      </h2>
      {children}
    </section>
  )
}

type ClosingProps = { heading: string; text: string; links?: readonly { to: string; label: string }[] }

/** The end of a page: back to the input, and perhaps more ways on. */
export function Closing({ heading, text, links = [] }: ClosingProps) {
  return (
    <section aria-labelledby="closing" className="mt-20 border-t border-line pt-12 print:hidden">
      <h2 id="closing" className="font-serif text-3xl font-semibold tracking-tight">
        {heading}
      </h2>
      <p className="mt-2 max-w-[60ch] text-lg text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/" className={buttonClasses({ size: 'lg' })}>
          {pageFrame.summarize}
        </Link>
        {links
          .filter(({ label }) => label !== '')
          .map(({ to, label }) => (
            <Link key={to} to={to} className={buttonClasses({ variant: 'secondary', size: 'lg' })}>
              {label}
            </Link>
          ))}
      </div>
    </section>
  )
}

type ProsePageProps = {
  title: string
  heading: string
  lead: string
  sections: readonly ProseSection[]
  /** The note above the text. */
  note?: ReactNode
  /** The part under the text. */
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

type Item = { title: string; text: string }
type ItemGridProps = { items: readonly Item[]; columns: 2 | 3; numbered?: boolean }

const widths = { 2: 'md:grid-cols-2', 3: 'md:grid-cols-3' }

/** Short texts side by side, each under a line and a title; in order where numbered. */
export function ItemGrid({ items, columns, numbered = false }: ItemGridProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={joinClasses('mt-8 grid gap-x-10 gap-y-8', widths[columns])}>
      {items.map(({ title, text }, index) => (
        <li key={title} className="break-inside-avoid border-t border-line pt-4">
          {numbered && (
            <p className="font-serif text-2xl text-accent tabular-nums" aria-hidden="true">
              {index + 1}
            </p>
          )}
          <h3 className="font-semibold">{title}</h3>
          <p className="mt-1 max-w-[60ch] text-pretty text-muted">
            <LinkedText text={text} />
          </p>
        </li>
      ))}
    </List>
  )
}

type QuestionListProps = {
  questions: readonly Question[]
  /** The group of lists of which one answer is open at a time. */
  group: string
  /** The first answer is open from the start. */
  isFirstOpen?: boolean
}

/** Questions whose answers fold out; the browser does it, without any script. */
export function QuestionList({ questions, group, isFirstOpen = false }: QuestionListProps) {
  return (
    <div className="mt-4 border-t border-line">
      {questions.map(({ question, answer }, index) => (
        <details
          key={question}
          name={group}
          open={isFirstOpen && index === 0}
          className="group border-b border-line"
        >
          <summary className="flex min-h-11 list-none items-center justify-between gap-6 py-3 [&::-webkit-details-marker]:hidden">
            <h3 className="font-medium text-pretty group-open:text-accent">{question}</h3>
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-45"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
            >
              <path d="M12 5v14M5 12h14" />
            </svg>
          </summary>
          <p className="max-w-[68ch] pb-5 text-pretty text-muted">
            <LinkedText text={answer} />
          </p>
        </details>
      ))}
    </div>
  )
}
