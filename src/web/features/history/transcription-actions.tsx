import { useMutation } from '@tanstack/react-query'
import type { Transcription } from '#contract/history.ts'
import { api } from '#web/api/api.ts'
import { copyText } from '#web/ui/copy-text.ts'
import { failureText } from '#web/api/api-error.ts'
import { announceTranscriptDownload, transcriptLinks } from '#web/features/transcripts/transcript-links.ts'
import { CopyIcon, DownloadIcon, TrashIcon, WatchIcon } from '#web/ui/action-icons.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { RemoveControls } from './removable.tsx'

type Props = RemoveControls & { item: Transcription }

/** What can be done with a transcript of the list. */
export function TranscriptionActions({ item, isBusy, onRemove, removeButton }: Props) {
  const quiet = buttonClasses({ variant: 'quiet', size: 'sm' })
  // The list has only the beginning of it.
  const copy = useMutation({
    mutationFn: async () => {
      const { content } = await api('GET /api/transcripts/:id', { params: { id: item.transcriptId } })
      await copyText(content)
    },
    onError: (error) => showToast({ title: 'Error', description: failureText(error), tone: 'destructive' }),
  })
  return (
    <div className="mt-auto -ml-3 flex flex-wrap pt-3">
      <Button variant="quiet" size="sm" busy={copy.isPending} onClick={() => copy.mutate()}>
        <CopyIcon />
        Copy
      </Button>
      {transcriptLinks(item.transcriptId, item.timings).map(({ name, href, fileName }) => (
        <a
          key={name}
          href={href}
          download={fileName}
          aria-label={name === 'Text' ? undefined : `Download as ${name}`}
          onClick={announceTranscriptDownload}
          className={quiet}
        >
          {name === 'Text' && <DownloadIcon />}
          {name === 'Text' ? 'Download' : name}
        </a>
      ))}
      {item.videoUrl !== null && (
        <a href={item.videoUrl} target="_blank" rel="noopener noreferrer" className={quiet}>
          <WatchIcon />
          View original video
        </a>
      )}
      <Button ref={removeButton} variant="quiet" size="sm" busy={isBusy} onClick={onRemove}>
        <TrashIcon />
        Delete
      </Button>
    </div>
  )
}
