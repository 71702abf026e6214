import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { panelStages } from '#messages/panel-stages.ts'
import { savedTexts } from '#messages/saved-texts.ts'
import { queryClient } from '#web/api/query-client.ts'
import { reasonFailure } from '#web/features/run/failure.ts'
import { Button } from '#web/ui/button.tsx'
import type { Library, SavedSummary } from '../alone/library.ts'
import type { PageTranscript } from '../reading/page-transcript.ts'
import { makeSummary } from './make-summary.ts'
import { savedKey } from './saved-actions.tsx'

type Props = { library: Library; server: string }

/**
 * Sends what is saved here to the server that the person connected, when they say so; it makes a summary of
 * its own of each.
 */
export function SendLibrary({ library, server }: Props) {
  const [note, setNote] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const leaving = useRef<AbortController | null>(null)
  const { data: unsent = [] } = useQuery({
    queryKey: [...savedKey, 'unsent', server],
    queryFn: async () => (await library.search('')).filter((item) => !item.sentTo?.includes(server)),
  })
  useEffect(() => () => leaving.current?.abort(), [])

  async function send(): Promise<void> {
    leaving.current = new AbortController()
    const { signal } = leaving.current
    setSending(true)
    let count = 0
    let failure = ''
    for (const item of unsent) {
      setNote(savedTexts.sent(count, unsent.length))
      failure = await sendOne(item, signal)
      if (failure !== '') break
      await library.change(item.id, (saved) => ({ sentTo: [...(saved.sentTo ?? []), server] }))
      count += 1
    }
    setSending(false)
    setNote(savedTexts.sentTo(count, unsent.length, failure))
    await queryClient.invalidateQueries({ queryKey: savedKey })
  }

  if (unsent.length === 0 && note === null) return null
  const { host } = new URL(server)
  return (
    <section aria-label={savedTexts.sendHeading} className="space-y-2 border-t border-line pt-4">
      <p className="text-sm text-muted">{savedTexts.sendText(host)}</p>
      {unsent.length > 0 && (
        <Button variant="secondary" size="sm" busy={isSending} onClick={() => void send()}>
          {savedTexts.send(unsent.length, host)}
        </Button>
      )}
      {note !== null && <output className="block text-sm">{note}</output>}
    </section>
  )
}

/** Sends one, as the page of its video would be; gives why that failed, or nothing. */
async function sendOne(item: SavedSummary, signal: AbortSignal): Promise<string> {
  const read = () => Promise.resolve({ ok: true as const, transcript: asPage(item) })
  const options = { stages: panelStages.server, signal, onProgress: () => undefined }
  const outcome = await makeSummary({ kind: 'page', read }, options)
  switch (outcome.result) {
    case 'summary':
      return ''
    case 'locked':
    case 'email-needed':
      return savedTexts.noMore
    case 'failure':
      return reasonFailure(outcome.reason).detail
    case 'unread':
    case 'stopped':
    case 'transcript':
  }
  return savedTexts.notRead
}

/** A saved transcript as the captions that a page gives. */
function asPage({ transcript }: SavedSummary): PageTranscript {
  const { videoId, videoTitle, videoChannel, durationSeconds, language, sentences } = transcript
  const cues = sentences.map(({ start, end, text }) => ({
    start: start ?? 0,
    duration: Math.max(0, (end ?? 0) - (start ?? 0)),
    text,
  }))
  return {
    videoId,
    title: videoTitle,
    channel: videoChannel,
    durationSeconds,
    language: language === 'und' ? null : language,
    captionKind: 'unknown',
    chapters: [],
    captions: JSON.stringify(cues),
  }
}
