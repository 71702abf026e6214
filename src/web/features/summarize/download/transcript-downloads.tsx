import type { Timings } from '#contract/transcripts.ts'
import { announceTranscriptDownload, transcriptLinks } from '#web/lib/transcript-links.ts'
import { buttonClasses } from '#web/ui/button.tsx'

type Props = { transcriptId: string; timings: Timings }

/** The transcript as a file, in each form that makes sense. */
export function TranscriptDownloads({ transcriptId, timings }: Props) {
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {transcriptLinks(transcriptId, timings).map(({ name, href, fileName }) => (
        <a
          key={name}
          href={href}
          download={fileName}
          onClick={announceTranscriptDownload}
          className={buttonClasses({ variant: 'secondary', size: 'sm' })}
        >
          {name}
        </a>
      ))}
    </div>
  )
}
