import { useState } from 'react'
import { summaryFormatIds, summaryFormats } from '#product/summary-formats.ts'
import { announceSummaryDownload } from '#web/ui/summary-file.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { readLastFormat, storeLastFormat } from './last-format.ts'

type Props = { historyId: string }

/** What the panel writes by itself, without the server. */
const others = summaryFormatIds.filter((id) => id !== 'markdown' && id !== 'text')

/** A summary for other applications, as files that the server writes; the last choice comes first. */
export function ExportLinks({ historyId }: Props) {
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
