import type { ReactNode } from 'react'

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
