import type { LockedSummary } from '#contract/summaries.ts'
import { LockedCard } from '#web/features/result/locked-view.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { SiteLink } from './site-link.tsx'

type Props = { locked: LockedSummary; server: string; isVisitor: boolean; onRetry: () => void }

/** A summary beyond the quota, and the plans on the site. The quota comes back by itself. */
export function LockedView({ locked, server, isVisitor, onRetry }: Props) {
  return (
    <LockedCard name="Summary" locked={locked} className="p-4">
      <SiteLink href={`${server}/pricing`} className={buttonClasses({})}>
        View Pricing Plans
      </SiteLink>
      {isVisitor && (
        <SiteLink href={`${server}/account`} className={buttonClasses({ variant: 'quiet' })}>
          I have a plan: sign in
        </SiteLink>
      )}
      <Button variant="quiet" onClick={onRetry}>
        Try again
      </Button>
    </LockedCard>
  )
}
