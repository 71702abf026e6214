import { planIds, plans } from '#product/plans.ts'
import { useAccount } from '#web/session/account.ts'
import { announceSummaryDownload, downloadSummary, summaryFileName } from '#web/ui/summary-file.ts'
import { summaryText } from '#export/plain-text.ts'
import { summaryMarkdown } from '#export/markdown.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import type { DeliveredSummary } from '#web/features/run/reducer.ts'
import { TranscriptDownloads } from '#web/features/transcripts/transcript-actions.tsx'
import { useState } from 'react'
import { summaryFormatIds, summaryFormats } from '#product/summary-formats.ts'
import type { SummaryFormat } from '#product/summary-formats.ts'

type Props = { summary: DeliveredSummary }

/** The downloads: the summary where the plan allows it, the transcript for every user. */
export function DownloadPanel({ summary }: Props) {
  const { historyId } = summary
  const account = useAccount()
  const isAllowed =
    plans[summary.user.planType].canDownload || (account.status === 'signed-in' && account.user.canDownload)
  function saveText(): void {
    const text = summaryText(summary)
    downloadSummary({ name: summaryFileName(new Date(), 'txt'), text })
  }

  function saveMarkdown(): void {
    const text = summaryMarkdown(summary)
    downloadSummary({ name: summaryFileName(new Date(), 'md'), text })
  }

  return (
    <div className="mt-2 grid gap-4 rounded-card border border-line bg-surface p-4 text-sm sm:grid-cols-2">
      <section aria-labelledby="download-summary">
        <h3 id="download-summary" className="font-medium">
          Download the summary
        </h3>
        {isAllowed ? (
          <>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button variant="secondary" size="sm" onClick={saveText}>
                Text
              </Button>
              <Button variant="secondary" size="sm" onClick={saveMarkdown}>
                Markdown
              </Button>
            </div>
            {historyId !== null && <ExportLinks historyId={historyId} />}
          </>
        ) : (
          <DownloadOffer />
        )}
      </section>
      <section aria-labelledby="download-transcript">
        <h3 id="download-transcript" className="font-medium">
          Download the transcript
        </h3>
        <TranscriptDownloads transcriptId={summary.transcriptId} timings={summary.timings} />
      </section>
    </div>
  )
}

/** Why this plan cannot download summaries, and which can. */
function DownloadOffer() {
  const names = planIds.filter((id) => plans[id].canDownload).map((id) => plans[id].name)
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
  return (
    <p className="mt-1 text-muted">
      Downloading summaries comes with {list}.{' '}
      <a href="/pricing" className="font-medium whitespace-nowrap text-accent underline underline-offset-2">
        View Pricing Plans
      </a>
    </p>
  )
}

type ExportLinksProps = { historyId: string }

/** What the panel writes by itself, without the server. */
const others = summaryFormatIds.filter((id) => id !== 'markdown' && id !== 'text')

/** A summary for other applications, as files that the server writes; the last choice comes first. */
function ExportLinks({ historyId }: ExportLinksProps) {
  const [last] = useState(readLastFormat)
  const ordered = others.toSorted((a, b) => Number(b === last) - Number(a === last))
  return (
    <ul className="mt-2 flex flex-wrap gap-2" aria-label="For other applications">
      {ordered.map((format) => (
        <li key={format}>
          <a
            href={`/api/summaries/${historyId}/file?format=${format}`}
            download={`summary-${historyId}.${summaryFormats[format].extension}`}
            onClick={() => {
              storeLastFormat(format)
              announceSummaryDownload()
            }}
            className={buttonClasses({ variant: 'secondary', size: 'sm' })}
          >
            {summaryFormats[format].name}
          </a>
        </li>
      ))}
    </ul>
  )
}

const name = 'precis.export'

/** The format that this browser saved a summary in last; `null` for none, and where nothing can be stored. */
function readLastFormat(): SummaryFormat | null {
  try {
    const stored = localStorage.getItem(name)
    return summaryFormatIds.find((id) => id === stored) ?? null
  } catch {
    return null
  }
}

/** Remembers the format. */
function storeLastFormat(format: SummaryFormat): void {
  try {
    localStorage.setItem(name, format)
  } catch {
    // The order stays as it is.
  }
}
