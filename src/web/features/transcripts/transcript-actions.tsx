import type { Transcript, Timings } from '#contract/transcripts.ts'
import { copyText } from '#web/ui/copy-text.ts'
import { announceTranscriptDownload, transcriptLinks } from './transcript-links.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'

type Props = { transcript: Pick<Transcript, 'id' | 'content' | 'timings'> }

/** Copy and download for a transcript: as text, and as subtitles where it has times. */
export function TranscriptActions({ transcript }: Props) {
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => void copyText(transcript.content)}>
        Copy transcript
      </Button>
      {transcriptLinks(transcript.id, transcript.timings).map(({ name, href, fileName }) => (
        <a
          key={name}
          href={href}
          download={fileName}
          aria-label={name === 'Text' ? undefined : `Download as ${name}`}
          onClick={announceTranscriptDownload}
          className={buttonClasses({ variant: 'quiet', size: 'sm' })}
        >
          {name === 'Text' ? 'Download transcript' : name}
        </a>
      ))}
    </>
  )
}

type TranscriptDownloadsProps = { transcriptId: string; timings: Timings }

/** The transcript as a file, in each form that makes sense. */
export function TranscriptDownloads({ transcriptId, timings }: TranscriptDownloadsProps) {
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
