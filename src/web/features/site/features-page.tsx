import { features } from '#web/content/features.ts'
import { BookmarkletLink } from '#web/lib/bookmarklet-link.tsx'
import { CardGrid, ItemGrid } from './item-grid.tsx'
import { Closing, PageFrame, Section } from './page-frame.tsx'

/** What the product does, for whom, and where it fits. */
export function FeaturesPage() {
  const { cases, tiles, industries, bookmark, closing } = features
  return (
    <PageFrame {...features}>
      <Section id="uses" heading={features.casesHeading}>
        <CardGrid items={cases} />
      </Section>
      <Section id="does" heading={features.tilesHeading}>
        <ItemGrid items={tiles} columns={2} />
      </Section>
      <Section id="fits" heading={features.industriesHeading}>
        {industries.map((industry) => (
          <Industry key={industry.title} {...industry} />
        ))}
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

type IndustryProps = { title: string; text: string; points: readonly string[] }

function Industry({ title, text, points }: IndustryProps) {
  return (
    <div className="mt-8 grid gap-x-10 gap-y-3 border-t border-line pt-6 md:grid-cols-3">
      <h3 className="font-serif text-2xl font-semibold">{title}</h3>
      <p className="text-pretty text-muted">{text}</p>
      <ul className="list-disc space-y-1 pl-5 text-muted marker:text-line">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}
