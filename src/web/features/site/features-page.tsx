import type { ReactNode } from 'react'
import { features } from '#web/content/features.ts'
import { BookmarkletLink } from '#web/ui/bookmarklet-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Closing, PageFrame, Section } from './page-frame.tsx'
import { Pictogram } from './pictogram.tsx'
import type { PictogramName } from './pictogram.tsx'

type Props = {
  /** What it does, at work. */
  tiles: ReactNode
}

/** What the product does, for whom, and where it fits. */
export function FeaturesPage({ tiles }: Props) {
  const { cases, industries, bookmark, closing } = features
  return (
    <PageFrame {...features}>
      <Section id="uses" heading={features.casesHeading}>
        <PictureCards items={cases} />
      </Section>
      <Section id="does" heading={features.tilesHeading}>
        {tiles}
      </Section>
      <Section id="fits" heading={features.industriesHeading}>
        <PictureCards items={industries} />
      </Section>
      <Section id="bookmark" heading={bookmark.heading}>
        <div className="mt-3 hidden flex-wrap items-center gap-x-6 gap-y-4 sm:flex">
          <p className="max-w-[48ch] text-pretty text-muted">{bookmark.text}</p>
          <BookmarkletLink />
        </div>
        <p className="mt-3 max-w-[60ch] text-pretty text-muted">{bookmark.phone}</p>
      </Section>
      <Closing {...closing} second={{ to: '/pricing', label: 'See the plans' }} />
    </PageFrame>
  )
}

type PictureCardsProps = {
  items: readonly { title: string; text: string; picture: PictogramName }[]
}

/** Short texts as cards, each with a drawing. */
function PictureCards({ items }: PictureCardsProps) {
  return (
    <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ title, text, picture }) => (
        <li key={title}>
          <Card className="flex h-full items-start gap-4 p-5">
            <Pictogram name={picture} className="size-10" />
            <div>
              <h3 className="font-serif text-xl font-semibold">{title}</h3>
              <p className="mt-1 text-pretty text-muted">{text}</p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}
