import type { ReactNode } from 'react'
import type { Moment } from '#contract/moments.ts'
import { CheckStrip, MomentArticle } from '#web/features/moments/moment-article.tsx'

/** A shared line with its title above the page. */
export function ShownMoment({ moment }: { moment: Moment }) {
  return (
    <Frame title={moment.videoTitle}>
      <MomentArticle moment={moment} />
    </Frame>
  )
}

/** What surrounds a shared line, before it is there and where it could not be fetched as well: the field above all. */
export function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto min-h-dvh max-w-3xl px-4 pt-4 pb-24 sm:px-6 sm:pt-6">
      <title>{`${title}: Précis`}</title>
      <meta name="robots" content="noindex" />
      <CheckStrip />
      {children}
    </div>
  )
}
