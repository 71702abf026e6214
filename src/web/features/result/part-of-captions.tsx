import { useMutation } from '@tanstack/react-query'
import type { CaptionsPart } from '#contract/problem.ts'
import type { Transcript } from '#contract/transcripts.ts'
import { toFailure } from '#web/features/run/failure.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
  /** The link that was asked for. */
  link: string
  part: CaptionsPart
  onSummarize: (transcript: Transcript) => void
}

/** Offers a summary of the part of a video that has captions, on request only. */
export function PartOfCaptions({ link, part, onSummarize }: Props) {
  const { language, kind, endSeconds } = part
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api('POST /api/transcribe', { body: { videoUrl: link, captions: { language, kind } } }),
  })
  const handleClick = (): void => {
    if (!isPending) mutate(undefined, { onSuccess: ({ transcript }) => onSummarize(transcript) })
  }
  return (
    <div className="mt-5">
      <Button className="max-sm:w-full" aria-disabled={isPending || undefined} onClick={handleClick}>
        Summarize the first {Math.max(1, Math.floor(endSeconds / 60))} minutes
      </Button>
      {error !== null && (
        <p role="alert" className="mt-2">
          {toFailure(error).detail}
        </p>
      )}
    </div>
  )
}
