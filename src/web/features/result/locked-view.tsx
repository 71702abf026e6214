import type { LockedSummary } from '#contract/summaries.ts'
import { locked as words } from '#messages/locked.tsx'
import { useSummaryName } from '#web/features/run/queries.ts'
import { useAccount } from '#web/session/account.ts'
import { Button } from '#web/ui/button.tsx'
import { LockedCard } from './locked-card.tsx'

type Props = {
  locked: LockedSummary
  onShowPlans: () => void
  /** Opens the sign-in and repeats the request. */
  onSignIn: () => void
}

/** A summary beyond the quota, and the plans. */
export function LockedView({ locked, onShowPlans, onSignIn }: Props) {
  const name = useSummaryName()
  const account = useAccount()
  return (
    <LockedCard name={name} locked={locked} className="two-columns p-6">
      <Button onClick={onShowPlans}>{locked.summary === '' ? words.upgrade : words.viewPlans}</Button>
      {account.status === 'signed-out' && (
        <Button variant="quiet" onClick={onSignIn}>
          {words.signIn}
        </Button>
      )}
    </LockedCard>
  )
}
