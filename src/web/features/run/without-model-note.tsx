import type { WithoutModel } from '#contract/quota.ts'
import { withoutModelTexts } from '#messages/without-model-texts.ts'
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

/** The ways to an allowance of its own, by the reason. */
const ways: Partial<Record<Reason, 'sign-in' | 'plans'>> = {
  visitors: 'sign-in',
  network: 'sign-in',
  free: 'plans',
  'free-account': 'plans',
}

/** Asking again may have another outcome. */
const askedAgain = new Set<Reason>(['earlier', 'outage', 'cut', 'unusable', 'unfound'])

/** Says why a result is without a model, when that is over, and what helps now. */
export function WithoutModelNote({ withoutModel: { reason, until }, onAgain }: Props) {
  const way = ways[reason]
  const mayAskAgain = askedAgain.has(reason)
  return (
    <div
      role="note"
      className="mt-3 rounded-control border border-s-4 border-line border-s-warn bg-surface px-4 py-3 text-sm print:hidden"
    >
      <p>
        {withoutModelTexts.causes[reason]}
        {until !== null && (
          <> {withoutModelTexts.backOn(<time dateTime={until}>{formatMoment(until)}</time>)}</>
        )}
        {way === 'sign-in' && ` ${withoutModelTexts.accountsHaveOwn}`}
        {way === 'plans' && ` ${withoutModelTexts.plansHaveOwn}`}
      </p>
      {way === 'sign-in' && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-2"
          onClick={() => showPageDialog({ name: 'sign-in', reason: 'continue' })}
        >
          {withoutModelTexts.signIn}
        </Button>
      )}
      {way === 'plans' && (
        <a href={pageAddress('/pricing')} className="mt-2 inline-block font-medium underline">
          {withoutModelTexts.seePlans}
        </a>
      )}
      {mayAskAgain && onAgain !== null && (
        <Button variant="secondary" size="sm" className="mt-2" onClick={onAgain}>
          {withoutModelTexts.writeWithAi}
        </Button>
      )}
    </div>
  )
}
