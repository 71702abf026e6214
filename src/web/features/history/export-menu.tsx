import { useId, useState } from 'react'
import { plans } from '#product/plans.ts'
import { historyFile, summaryFormatIds, summaryFormats } from '#product/summary-formats.ts'
import { DownloadOffer } from '#web/features/result/download-offer.tsx'
import { readLastFormat, storeLastFormat } from '#web/features/result/last-format.ts'
import { useAccount } from '#web/session/account.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'

type Props = {
  /** What was searched for; empty exports everything. */
  q: string
}

/** Saves the listed summaries as one file for another application; the last choice comes first. */
export function ExportMenu({ q }: Props) {
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  return (
    <div className="mt-3">
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {q === '' ? 'Export all' : 'Export what was found'}
      </Button>
      <div id={panel} hidden={!isOpen} className="mt-3 text-sm">
        {isOpen && <Choices q={q} />}
      </div>
    </div>
  )
}

function Choices({ q }: Props) {
  const account = useAccount()
  const [last] = useState(readLastFormat)
  if (account.status !== 'signed-in') return null
  const { user } = account
  if (!user.canDownload && !plans[user.planType].canDownload) return <DownloadOffer />
  const ordered = summaryFormatIds.toSorted((a, b) => Number(b === last) - Number(a === last))
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Export as">
      {ordered.map((format) => (
        <li key={format}>
          <a
            href={`/api/history/file?${new URLSearchParams({ format, q }).toString()}`}
            download={`precis-history.${historyFile(format).extension}`}
            onClick={() => storeLastFormat(format)}
            className={buttonClasses({ variant: 'secondary', size: 'sm' })}
          >
            {summaryFormats[format].name}
          </a>
        </li>
      ))}
    </ul>
  )
}
