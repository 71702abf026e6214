import { useState } from 'react'
import { summaryFormats } from '#product/summary-formats.ts'
import type { SummaryFormat } from '#product/summary-formats.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { readLastFormat, storeLastFormat } from './last-format.ts'

type Props = {
  label: string
  className?: string
  formats: readonly SummaryFormat[]
  /** The address of a file, and the name that it is saved under. */
  fileOf: (format: SummaryFormat) => { href: string; download: string }
  onSave?: () => void
}

/** Files of these formats that the server writes; the last choice comes first. */
export function FormatLinks({ label, className = '', formats, fileOf, onSave }: Props) {
  const [last] = useState(readLastFormat)
  const ordered = formats.toSorted((a, b) => Number(b === last) - Number(a === last))
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`} aria-label={label}>
      {ordered.map((format) => {
        const { href, download } = fileOf(format)
        return (
          <li key={format}>
            <a
              href={href}
              download={download}
              onClick={() => {
                storeLastFormat(format)
                onSave?.()
              }}
              className={buttonClasses({ variant: 'secondary', size: 'sm' })}
            >
              {summaryFormats[format].name}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
