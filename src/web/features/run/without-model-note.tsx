import type { WithoutModel } from '#contract/model-shares.ts'
import { pageAddress } from '#web/session/page-address.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
  withoutModel: WithoutModel
  /** Has it written again; `null` where asking again is up to the reader. */
  onAgain: (() => void) | null
}

type Reason = WithoutModel['reason']

/** Why no model wrote it, in one sentence. */
const causes: Readonly<Record<Reason, string>> = {
  outage: "The AI model didn't answer, so this is in the speaker's own words. Try again in a few minutes.",
  run: "This would cost more AI than one request may use, so this is in the speaker's own words.",
  earlier: "The AI allowance was used up when you asked, so this is in the speaker's own words.",
  all: "Today's AI allowance for everyone is used up, so this is in the speaker's own words.",
  visitors: "Today's AI allowance for visitors is used up, so this is in the speaker's own words.",
  network:
    "Your network has used up today's AI allowance for visitors, so this is in the speaker's own words.",
  free: "Today's AI allowance for free accounts is used up, so this is in the speaker's own words.",
  'free-account': "You've used up today's AI allowance, so this is in the speaker's own words.",
  'paid-account': "You've used up your plan's AI allowance for today, so this is in the speaker's own words.",
}

/** What has an allowance of its own. */
const ways: Partial<Record<Reason, 'sign-in' | 'plans'>> = {
  visitors: 'sign-in',
  network: 'sign-in',
  free: 'plans',
  'free-account': 'plans',
}

/** Says why a result is without a model, when that is over, and what helps now. */
export function WithoutModelNote({ withoutModel: { reason, until }, onAgain }: Props) {
  const way = ways[reason]
  const mayAskAgain = reason === 'earlier' || reason === 'outage'
  return (
    <div
      role="note"
      className="mt-3 rounded-control border border-s-4 border-line border-s-warn bg-surface px-4 py-3 text-sm print:hidden"
    >
      <p>
        {causes[reason]}
        {until !== null && (
          <>
            {' '}
            It's back on <time dateTime={until}>{formatMoment(until)}</time>.
          </>
        )}
        {way === 'sign-in' && ' Accounts have their own.'}
        {way === 'plans' && ' Every plan has its own.'}
      </p>
      {way === 'sign-in' && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-2"
          onClick={() => showPageDialog({ name: 'sign-in', reason: 'continue' })}
        >
          Sign in
        </Button>
      )}
      {way === 'plans' && (
        <a href={pageAddress('/pricing')} className="mt-2 inline-block font-medium underline">
          See the plans
        </a>
      )}
      {mayAskAgain && onAgain !== null && (
        <Button variant="secondary" size="sm" className="mt-2" onClick={onAgain}>
          Write it with AI
        </Button>
      )}
    </div>
  )
}
