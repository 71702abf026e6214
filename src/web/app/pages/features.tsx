import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { shell } from '#messages/shell.ts'
import { features } from '#web/content/features.ts'
import { Closing, PageFrame, Section } from '#web/features/site/page-frame.tsx'
import { BookmarkletLink } from '#web/ui/bookmarklet-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'

const FeatureTiles = lazyPart(() => import('#web/features/demos/feature-tiles.tsx'), 'FeatureTiles')

/** They are in the built page, and stay as they are there until their file is loaded. */
const tiles = (
  <Suspense
    fallback={
      <div className="mt-8 min-h-96">
        <TextSkeleton label={shell.loading} />
      </div>
    }
  >
    <FeatureTiles />
  </Suspense>
)

/** The page of the features: the product at work, its users, and the places where it fits. */
export function Features() {
  const { cases, industries, bookmark, closing } = features
  return (
    <PageFrame {...features}>
      <Section id="does" heading={features.tilesHeading}>
        {tiles}
      </Section>
      <Section id="uses" heading={features.casesHeading}>
        <PictureCards items={cases} />
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
      <Closing {...closing} links={[{ to: '/pricing', label: closing.plans }]} />
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

const drawings = {
  book: <path d="M24 13c-5-4-12-4-18-2v26c6-2 13-2 18 2 5-4 12-4 18-2V11c-6-2-13-2-18 2zm0 0v26" />,
  lens: (
    <>
      <circle cx="20" cy="20" r="13" />
      <path d="m30 30 12 12" />
    </>
  ),
  people: (
    <>
      <rect x="6" y="6" width="36" height="22" rx="3" />
      <path d="M8 42c0-5 3-8 7-8s7 3 7 8M26 42c0-5 3-8 7-8s7 3 7 8" />
    </>
  ),
  steps: <path d="M6 40h11V29h11V18h11V7" />,
  voice: (
    <>
      <rect x="17" y="5" width="14" height="23" rx="7" />
      <path d="M9 22c0 9 6 14 15 14s15-5 15-14M24 36v7" />
    </>
  ),
  film: (
    <>
      <rect x="5" y="9" width="38" height="30" rx="4" />
      <path d="M13 9v30M35 9v30M5 19h8M5 29h8M35 19h8M35 29h8" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

/** The highlighted words of each drawing. */
const marks: Record<PictogramName, ReactNode> = {
  book: <path d="M11 19h8M11 25h6" />,
  lens: <path d="M14 18h12M14 23h8" />,
  people: <path d="M13 14h14M13 20h9" />,
  steps: <path d="m39 7-5 4M39 7l5 4" />,
  voice: <path d="M21 13h6M21 18h6" />,
  film: <path d="M19 20h10M19 26h6" />,
}

/** The name of a drawing. */
type PictogramName = keyof typeof drawings

/** A small drawing beside a text; decoration. */
function Pictogram({ name, className = '' }: { name: PictogramName; className?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      <g className="stroke-ink">{drawings[name]}</g>
      <g className="stroke-accent">{marks[name]}</g>
    </svg>
  )
}
