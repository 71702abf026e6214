import { z } from 'zod'
import { watchUrl } from '#product/watch-url.ts'
import { textOf } from '../http/call.ts'
import type { Connection } from '../innertube.ts'
import { parseJson } from '#server/lib/parse-json.ts'

const oembedSchema = z.object({
  title: z.string().min(1).nullable().catch(null),
  author_name: z.string().min(1).nullable().catch(null),
})

/** Title and channel from YouTube's public interface for embedding; never fails, because they only help. */
export async function askOembed(
  { call, hosts, limits }: Connection,
  videoId: string,
  signal: AbortSignal,
): Promise<{ title: string | null; channel: string | null }> {
  try {
    const answer = await call({
      url: hosts.page(`/oembed?format=json&url=${encodeURIComponent(watchUrl(videoId))}`),
      timeoutMs: limits.extraCallMs,
      maxBytes: limits.answerBytes,
      signal: AbortSignal.any([signal, AbortSignal.timeout(limits.extraCallMs)]),
    })
    const { data } = oembedSchema.safeParse(parseJson(textOf(answer)))
    return { title: data?.title ?? null, channel: data?.author_name ?? null }
  } catch {
    return { title: null, channel: null }
  }
}
