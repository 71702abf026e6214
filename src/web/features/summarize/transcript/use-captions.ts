import { useMutation } from '@tanstack/react-query'
import type { CaptionTrack, Transcript } from '#contract/transcripts.ts'
import { api } from '#web/lib/api.ts'
import { toFailure } from '#web/features/run/failure.ts'
import { captionsOf } from './caption-tracks.ts'

/** The captions that a transcript was read from, and a way to have the same video read from others. */
export function useCaptions(transcript: Transcript, onFetched: (transcript: Transcript) => void) {
  const { mutate, variables, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ language, kind }: CaptionTrack) =>
      api('POST /api/transcribe', {
        body: { videoUrl: transcript.videoUrl ?? '', captions: { language, kind } },
      }),
    onSuccess: (answer) => onFetched(answer.transcript),
  })
  return {
    // What was asked for last is known exactly; of the first transcript only its language is.
    chosen: isPending || isSuccess ? variables : captionsOf(transcript),
    choose: (track: CaptionTrack) => mutate(track),
    isBusy: isPending,
    failure: error === null ? null : toFailure(error).detail,
  }
}
