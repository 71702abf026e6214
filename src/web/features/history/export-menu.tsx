import { useId, useState } from 'react'
import { historyFile, savableFormats } from '#product/summary-formats.ts'
import { DownloadOffer } from '#web/features/result/download-offer.tsx'
import { FormatLinks } from '#web/features/result/format-links.tsx'
import { useAccount } from '#web/session/account.ts'
import { Button } from '#web/ui/button.tsx'

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
  if (account.status !== 'signed-in') return null
  const { canDownload } = account.user
  return (
    <>
      {!canDownload && <DownloadOffer />}
      <FormatLinks
        label="Export as"
        className={canDownload ? '' : 'mt-2'}
        formats={savableFormats(canDownload)}
        fileOf={(format) => ({
          href: `/api/history/file?${new URLSearchParams({ format, q }).toString()}`,
          download: `precis-history.${historyFile(format).extension}`,
        })}
      />
    </>
  )
}
