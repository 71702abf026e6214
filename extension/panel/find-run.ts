import type { Run } from '#contract/runs.ts'
import { watchUrl } from '#product/watch-url.ts'
import { api } from '#web/api/api.ts'

/** The caller's run at work for a video, such as one begun before the panel closed; `null` for none. */
export async function findRun(videoId: string): Promise<Run | null> {
  const { runs } = await api('GET /api/runs')
  for (const run of runs) {
    const { videoUrl, transcriptId } = run
    // A run of captions that a browser sent names their transcript alone.
    const isOfTranscript = videoUrl === null && transcriptId !== null
    const found = isOfTranscript
      ? (await api('GET /api/transcripts/:id', { params: { id: transcriptId } })).videoUrl
      : videoUrl
    if (found === watchUrl(videoId)) return run
  }
  return null
}
