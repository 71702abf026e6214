import { createYoutubeSource } from '#server/adapters/youtube/youtube-source.ts'
import { scenarios } from '#tests/fakes/youtube/scenarios/library.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { youtubeOptions } from '#tests/server/youtube/simulated-youtube.ts'

/** The number of calls a scenario takes of a source that knows nothing yet, its visit included. */
type Count = { videoId: string; calls: number; captions: number; isRead: boolean }

/** Counts the calls of every scenario in which all answers come, the most first. */
export async function countCalls(): Promise<Count[]> {
  const youtube = await startYoutubeSimulator()
  const counts: Count[] = []
  for (const [videoId, { hangs = false }] of Object.entries(scenarios)) {
    if (hangs) continue
    youtube.requests.length = 0
    const source = createYoutubeSource(youtubeOptions(youtube.origin))
    const isRead = await source.fetch(videoId, { signal: new AbortController().signal, choice: null }).then(
      () => true,
      () => false,
    )
    counts.push({ videoId, calls: youtube.requests.length, captions: youtube.count('timedtext'), isRead })
  }
  await youtube[Symbol.asyncDispose]()
  return counts.toSorted((a, b) => b.calls - a.calls)
}

/** The number of scenarios take how many calls, and which take the most. */
export function describeCalls(counts: readonly Count[]): string {
  const max = counts[0]?.calls ?? 0
  const lines = Array.from({ length: max }, (_, i) => max - i).flatMap((calls) => {
    const those = counts.filter((count) => count.calls === calls)
    const read = those.filter(({ isRead }) => isRead).length
    return those.length === 0
      ? []
      : [`  ${calls} calls: ${read} videos that are read, ${those.length - read} that are not`]
  })
  const captions = Math.max(0, ...counts.map((count) => count.captions))
  const names = counts.filter(({ calls }) => calls === max).map(({ videoId }) => videoId)
  return [...lines, `  the most: ${names.join(', ')}; captions are fetched ${captions} times at most`].join(
    '\n',
  )
}
