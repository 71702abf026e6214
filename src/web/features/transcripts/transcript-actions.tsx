import type { ReactNode } from 'react'
import type { Timings, Transcript } from '#contract/transcripts.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { showToast } from '#web/ui/toast-store.ts'

type Props = { transcript: Pick<Transcript, 'id' | 'content' | 'timings'> }

/** Copy and download for a transcript: as text, and as subtitles where it has times. */
export function TranscriptActions({ transcript }: Props) {
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => void copyText(transcript.content)}>
        Copy transcript
      </Button>
      <QuietDownloads {...transcript}>Download transcript</QuietDownloads>
    </>
  )
}

type QuietDownloadsProps = Pick<Transcript, 'id' | 'timings'> & { children: ReactNode }

/** The forms of a transcript as quiet links; `children` stand for the text. */
export function QuietDownloads({ id, timings, children }: QuietDownloadsProps) {
  return transcriptLinks(id, timings).map(({ name, href, fileName }) => (
    <a
      key={name}
      href={href}
      download={fileName}
      aria-label={name === 'Text' ? undefined : `Download as ${name}`}
      onClick={announceTranscriptDownload}
      className={buttonClasses({ variant: 'quiet', size: 'sm' })}
    >
      {name === 'Text' ? children : name}
    </a>
  ))
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

type TranslationDownloadsProps = Pick<Transcript, 'id' | 'timings'> & { language: string; name: string }

/** A finished translation as a file, in each form that makes sense. */
export function TranslationDownloads({ id, timings, language, name }: TranslationDownloadsProps) {
  return transcriptLinks(id, timings, language).map((link) => (
    <a
      key={link.name}
      href={link.href}
      download={link.fileName}
      aria-label={`Download ${name} as ${link.name}`}
      onClick={announceTranscriptDownload}
      className={buttonClasses({ variant: 'quiet', size: 'sm' })}
    >
      {link.name}
    </a>
  ))
}

/** One form in which a transcript can be taken along: its name, and where the server gives it. */
type TranscriptLink = { name: 'Text' | 'SRT' | 'VTT'; href: string; fileName: string }

/** The forms of a transcript that make sense: subtitles only where there are times. */
function transcriptLinks(
  transcriptId: string,
  timings: Transcript['timings'],
  language?: string,
): readonly TranscriptLink[] {
  const [part, mark] =
    language === undefined ? ['', ''] : [`/translations/${language}`, `.${language}.machine`]
  const link = (name: TranscriptLink['name'], format: string): TranscriptLink => ({
    name,
    href: `/api/transcripts/${transcriptId}${part}/file?format=${format}`,
    fileName: `transcript-${transcriptId}${mark}.${format}`,
  })
  const text = link('Text', 'txt')
  return timings === 'none' ? [text] : [text, link('SRT', 'srt'), link('VTT', 'vtt')]
}

/** Announces the download of a transcript. */
function announceTranscriptDownload(): void {
  showToast({ title: 'Downloaded', description: 'Transcript saved to your downloads', tone: 'good' })
}
