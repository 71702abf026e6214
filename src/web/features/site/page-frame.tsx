import type { ReactNode } from 'react'

type PageFrameProps = { title: string; heading: string; lead: string; children: ReactNode }

/** A page of words: its title in the tab, its headline, a sentence on what it is about, and what follows. */
export function PageFrame({ title, heading, lead, children }: PageFrameProps) {
  return (
    <div className="mx-auto max-w-6xl px-4 pb-24 sm:px-6">
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
