import { AppError } from '#core/app-error.ts'
import { parseJson3 } from '#core/captions/parse-captions.ts'
import { countWords } from '#core/text/find-words.ts'
import type { ModelBudget } from '#server/features/model-costs/model-budget.ts'
import type { TranscriptSource } from '#server/ports/video-sources.ts'
import type { CommandSettings } from '#server/settings.ts'
import { createGeminiVideo, createYoutube } from './video-deps.ts'
import type { YoutubeSettings } from './video-deps.ts'

/** The first video on YouTube, which is public and has captions by a person. */
export const canaryVideo = 'jNQXAC9IVRw'

/** The outcome of asking one way for a video. */
export type WayOutcome = { source: string; outcome: string; ms: string; captions: string; words: string }

/** A source that is asked alone; what came of each attempt goes to `outcomes`. */
type Way = { name: string; source: TranscriptSource; outcomes: string[] }

type WaySettings = YoutubeSettings & Pick<CommandSettings, 'gemini'>

/**
 * Lists each application of YouTube, `yt-dlp` and the Gemini model, as far as the settings have them. Without
 * `costs` it is not counted what the model takes.
 */
export function listWays(settings: WaySettings, costs: ModelBudget | null = null): Way[] {
  const { youtubeClients, ytDlpFile } = settings
  const { players, web } = youtubeClients
  const ways = players.map((profile) =>
    youtubeWay(`${profile.name} ${profile.version}`, {
      ...settings,
      youtubeClients: { players: [profile], web },
      ytDlpFile: null,
    }),
  )
  if (ytDlpFile !== null) {
    ways.push(youtubeWay('yt-dlp', { ...settings, youtubeClients: { players: [], web } }))
  }
  const outcomes: string[] = []
  const geminiVideo = createGeminiVideo(settings, {
    costs,
    onOutcome: ({ outcome }) => outcomes.push(outcome),
  })
  if (geminiVideo !== null) ways.push({ name: 'gemini-video', source: geminiVideo, outcomes })
  return ways
}

function youtubeWay(name: string, settings: YoutubeSettings): Way {
  const outcomes: string[] = []
  const source = createYoutube(settings, {
    readCaptions: async (body) => parseJson3(body),
    onOutcome: ({ attempts }) => outcomes.push(...attempts.map(({ outcome }) => outcome)),
  })
  return { name, source, outcomes }
}

/** Asks one way for a video. */
export async function tryWay(
  { name, source, outcomes }: Way,
  videoId: string,
  signal: AbortSignal,
): Promise<WayOutcome> {
  const began = performance.now()
  const row = { source: name, captions: '', words: '' }
  const elapsed = (): string => String(Math.round(performance.now() - began))
  try {
    const found = await source.fetch(videoId, { signal, choice: null })
    const words = found?.cues.reduce((sum, { text }) => sum + countWords(text), 0) ?? 0
    const captions = `${found?.language ?? ''} ${found?.captionKind ?? ''}`
    return { ...row, outcome: outcomes.at(-1) ?? 'OK', ms: elapsed(), captions, words: String(words) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ...row, outcome: outcomes.at(-1) ?? error.code, ms: elapsed() }
  }
}
