import { formatLinks } from '#messages/format-links.ts'
import { planIds, plans } from '#product/plans.ts'
import { summaryFormats } from '#product/summary-formats.ts'
import type { SummaryFormat } from '#product/summary-formats.ts'
import { pageAddress } from '#web/session/page-address.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { storeChoice, useLastFirst } from './last-choice.ts'

/** The key under which this browser stores the format of its last download. */
const storageKey = 'precis.export'

const names: Partial<Record<SummaryFormat, string>> = formatLinks.names

type Props = {
  label: string
  className?: string
  formats: readonly SummaryFormat[]
  /** The address of a file, which the server names. */
  hrefOf: (format: SummaryFormat) => string
  onSave?: () => void
}

/** Files of these formats that the server writes; the last choice comes first. */
export function FormatLinks({ label, className = '', formats, hrefOf, onSave }: Props) {
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`} aria-label={label}>
      {useLastFirst(storageKey, formats).map((format) => (
        <li key={format}>
          <a
            href={hrefOf(format)}
            download
            onClick={() => {
              storeChoice(storageKey, format)
              onSave?.()
            }}
            className={buttonClasses({ variant: 'secondary', size: 'sm' })}
          >
            {names[format] ?? summaryFormats[format].name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The reason for which this plan cannot download summaries, and the plans that can. */
export function DownloadOffer() {
  const named = planIds.filter((id) => plans[id].canDownload).map((id) => plans[id].name)
  return (
    <p className="mt-1 text-muted">
      {formatLinks.comesWith(named)}{' '}
      <a
        href={pageAddress('/pricing')}
        className="font-medium whitespace-nowrap text-accent underline underline-offset-2"
      >
        {formatLinks.viewPlans}
      </a>
    </p>
  )
}
