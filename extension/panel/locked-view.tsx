import type { LockedSummary } from '#contract/summaries.ts'
import { Badge } from '#web/ui/card.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { useArrival } from '#web/ui/use-arrival.ts'
import { formatMoment } from '#web/text/format-date.ts'

type Props = { locked: LockedSummary; server: string; isVisitor: boolean }

/** A summary beyond the quota: when the next is possible, and the plans on the site. */
export function LockedView({ locked: { videoTitle, resetTime, summary }, server, isVisitor }: Props) {
  const section = useArrival<HTMLElement>()
  return (
    <section
      ref={section}
      aria-labelledby="locked-heading"
      className="rounded-card border border-line bg-surface p-4"
    >
      <div className="flex items-center gap-3">
        <h2 id="locked-heading" tabIndex={-1} className="font-serif text-xl font-semibold outline-none">
          Summary
        </h2>
        <Badge>Locked</Badge>
      </div>
      {videoTitle !== null && <p className="mt-1 text-muted">{videoTitle}</p>}
      {summary !== '' && (
        <p className="mt-3 line-clamp-3 font-serif text-lg/[30px] whitespace-pre-line">{summary}</p>
      )}
      <p className="mt-3 font-medium">Upgrade to unlock unlimited summaries</p>
      {resetTime !== null && (
        <p className="mt-1 text-muted">
          Your next free summary: <time dateTime={resetTime}>{formatMoment(resetTime)}</time>
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <SiteLink href={`${server}/pricing`}>View Pricing Plans</SiteLink>
        {isVisitor && (
          <SiteLink href={`${server}/account`} isQuiet>
            I have a plan: sign in
          </SiteLink>
        )}
      </div>
    </section>
  )
}

function SiteLink({
  href,
  isQuiet = false,
  children,
}: {
  href: string
  isQuiet?: boolean
  children: string
}) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={buttonClasses({ variant: isQuiet ? 'quiet' : 'primary' })}
    >
      {children}
    </a>
  )
}
