import type { Transcript } from '#contract/transcripts.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { downloadText } from '#web/lib/download-text.ts'

type Props = { transcript: Pick<Transcript, 'id' | 'content'> }

/** Copy and download for a transcript. */
export function TranscriptActions({ transcript }: Props) {
  function handleDownload(): void {
    downloadText(`transcript-${transcript.id}.txt`, transcript.content)
    showToast({ title: 'Downloaded', description: 'Transcript saved to your downloads', tone: 'good' })
  }

  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => void copyText(transcript.content)}>
        Copy transcript
      </Button>
      <Button variant="quiet" size="sm" onClick={handleDownload}>
        Download transcript
      </Button>
    </>
  )
}
