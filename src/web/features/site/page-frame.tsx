import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pageFrame } from '#messages/page-frame.ts'
import { buttonClasses } from '#web/ui/button.tsx'

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

type ClosingProps = { heading: string; text: string; second?: { to: string; label: string } }

/** The end of a page: back to the input, and perhaps one more way on. */
export function Closing({ heading, text, second }: ClosingProps) {
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
        {second !== undefined && (
          <Link to={second.to} className={buttonClasses({ variant: 'secondary', size: 'lg' })}>
            {second.label}
          </Link>
        )}
      </div>
    </section>
  )
}
