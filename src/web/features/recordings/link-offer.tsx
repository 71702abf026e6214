import { useState } from 'react'
import type { Transcript } from '#contract/transcripts.ts'
import { linkOffer } from '#messages/link-offer.ts'
import { parseVideoLink } from '#product/video-link.ts'
import { whatIsHeard } from '#web/session/has-recognizer.ts'
import { Button } from '#web/ui/button.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { RecordingDialog } from './recording-dialog.tsx'

type Props = {
  /** A link that is not summarized as it is. */
  link: string
  /** Called with the transcript of the sound at the link. */
  onHeard: (transcript: Transcript) => void
}

/** Offers to listen to the sound at a link, or says what that takes; nothing for what is no link. */
export function LinkOffer({ link, onHeard }: Props) {
  const [opened, setOpened] = useState<string | null>(null)
  useReturnFocus(opened !== null)
  const given = link.trim()
  const url = URL.parse(/^https?:\/\//i.test(given) ? given : `https://${given}`)
  if (!url?.hostname.includes('.') || /\s/.test(given)) return null
  const heard = whatIsHeard()
  const isVideo = parseVideoLink(given) !== null
  return (
    <div className="mt-4 space-y-2 text-start text-sm">
      <p>
        {isVideo ? linkOffer.ofVideo[heard === 'videos' ? 'possible' : 'missing'] : linkOffer.texts[heard]}
      </p>
      {(!isVideo || heard === 'videos') && (
        <Button variant="secondary" size="sm" onClick={() => setOpened(url.href)}>
          {heard === 'no' || heard === 'files' ? linkOffer.read : linkOffer.listen}
        </Button>
      )}
      {opened !== null && (
        <RecordingDialog source={{ link: opened }} onClose={() => setOpened(null)} onHeard={onHeard} />
      )}
    </div>
  )
}
