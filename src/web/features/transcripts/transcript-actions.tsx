import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import type { Timings, Transcript } from '#contract/transcripts.ts'
import { transcript as words } from '#messages/transcript.ts'
import { fileQuery } from '#web/text/addresses.ts'
import { CopyIcon, DownloadIcon, OpensIcon } from '#web/ui/action-icons.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { lazyPart, late } from '#web/ui/lazy-part.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { TranscriptLink } from './file-menu.tsx'

type Props = { transcript: Pick<Transcript, 'id' | 'content' | 'timings'> }

/** Copy and download for a transcript: as text, and as subtitles where it has times. */
export function TranscriptActions({ transcript }: Props) {
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => void copyText(transcript.content)}>
        <CopyIcon />
        {words.copy}
      </Button>
      <DownloadMenu {...transcript}>
        <DownloadIcon />
        {words.download}
      </DownloadMenu>
    </>
  )
}

const FileMenu = lazyPart(() => import('./file-menu.tsx'), 'FileMenu', late)

type DownloadMenuProps = Pick<Transcript, 'id' | 'timings'> & { children: ReactNode }

/** One button for a transcript's files: a menu, loaded when opened, or the only file. */
export function DownloadMenu({ id, timings, children }: DownloadMenuProps) {
  const [isWanted, setWanted] = useState(false)
  const [text, ...subtitles] = transcriptLinks(id, timings)
  const look = buttonClasses({ variant: 'quiet', size: 'sm' })
  if (subtitles.length === 0) {
    return (
      <a href={text.href} download onClick={announceTranscriptDownload} className={look}>
        {children}
      </a>
    )
  }
  const button = (
    <button type="button" aria-haspopup="menu" className={look} onClick={() => setWanted(true)}>
      {children}
      <OpensIcon />
    </button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <FileMenu
        files={[text, ...subtitles]}
        trigger={
          <button type="button" className={look}>
            {children}
            <OpensIcon />
          </button>
        }
        onDownload={announceTranscriptDownload}
      />
    </Suspense>
  )
}

type TranscriptDownloadsProps = { transcriptId: string; timings: Timings }

/** The transcript as a file, in each form that makes sense. */
export function TranscriptDownloads({ transcriptId, timings }: TranscriptDownloadsProps) {
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {transcriptLinks(transcriptId, timings).map(({ name, href }) => (
        <a
          key={href}
          href={href}
          download
          onClick={announceTranscriptDownload}
          className={buttonClasses({ variant: 'secondary', size: 'sm' })}
        >
          {name ?? words.text}
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
      key={link.href}
      href={link.href}
      download
      aria-label={words.downloadTranslation(name, link.name ?? words.text)}
      onClick={announceTranscriptDownload}
      className={buttonClasses({ variant: 'quiet', size: 'sm' })}
    >
      {link.name ?? words.text}
    </a>
  ))
}

/** The forms of a transcript that make sense: subtitles only where there are times. */
function transcriptLinks(
  transcriptId: string,
  timings: Transcript['timings'],
  language?: string,
): readonly [TranscriptLink, ...TranscriptLink[]] {
  const part = language === undefined ? '' : `/translations/${language}`
  const link = (name: TranscriptLink['name'], format: string): TranscriptLink => ({
    name,
    href: `/api/transcripts/${transcriptId}${part}/file${fileQuery({ format })}`,
  })
  const text = link(null, 'txt')
  return timings === 'none' ? [text] : [text, link('SRT', 'srt'), link('VTT', 'vtt')]
}

/** Announces the download of a transcript. */
function announceTranscriptDownload(): void {
  showToast({ title: words.downloaded, description: words.saved, tone: 'good' })
}
