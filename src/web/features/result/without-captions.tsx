import { Link } from 'react-router'
import { exampleVideos } from '#product/examples.ts'
import { TranscriptSteps } from '#web/features/transcripts/transcript-steps.tsx'

/** What helps where a video gives no captions: its transcript out of YouTube, or an example to read. */
export function WithoutCaptions() {
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="mb-2 text-sm font-medium">If YouTube shows a transcript</h3>
      <TranscriptSteps />
      <p className="mt-4 text-sm text-muted">
        Or read an example:{' '}
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
  )
}
