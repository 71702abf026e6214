import { Link } from 'react-router'
import type { Transcript } from '#contract/transcripts.ts'
import { failurePanel } from '#messages/failure-panel.ts'
import { exampleVideos } from '#product/examples.ts'
import { LinkOffer } from '#web/features/recordings/link-offer.tsx'
import { TranscriptSteps } from '#web/features/transcripts/transcript-steps.tsx'

type Props = {
  link: string
  /** Summarizes what was heard. */
  onHeard: (transcript: Transcript) => void
}

/** The ways on where a video has no captions: to have it heard, to look for a transcript, an example. */
export function NoCaptions({ link, onHeard }: Props) {
  return (
    <>
      <LinkOffer link={link} onHeard={onHeard} />
      <div className="mt-4 border-t border-line pt-4">
        <h3 className="mb-2 text-sm font-medium">{failurePanel.showsTranscript}</h3>
        <TranscriptSteps />
        <p className="mt-4 text-sm text-muted">
          {failurePanel.readExample}{' '}
          {exampleVideos.map(({ videoId, title }, index) => (
            <span key={videoId}>
              {index > 0 && ', '}
              <Link to={`/examples/${videoId}`} className="text-accent underline underline-offset-2">
                {title}
              </Link>
            </span>
          ))}
        </p>
      </div>
    </>
  )
}
