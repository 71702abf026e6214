import type { SummaryAnswer } from '#contract/summaries.ts'
import type { Summary } from '#contract/summary.ts'
import type { EngineInput } from '#core/draft-summary.ts'
import type { BrowserModels } from '#core/writing/browser-models.ts'
import { openBrowserModel } from '#core/writing/open-browser-model.ts'
import type { NoAnswerReason } from '#core/writing/session.ts'
import { asWritten, reasonOf, writeAlone } from '#core/writing/write-alone.ts'
import { loadLanguageWords } from '#evidence/compare/language-words.ts'
import { api } from '#web/api/api.ts'
import type { SummaryOptions } from '#web/features/run/request.ts'

/** A summary that is to be written once more, of the same transcript. */
export type WrittenAgain = Pick<
  Summary,
  'transcriptId' | 'videoTitle' | 'videoChannel' | 'durationSeconds' | 'language' | 'chapters'
>

type Following = {
  signal: AbortSignal
  onDownload: (share: number) => void
  onParts: (done: number, total: number) => void
  /** Called when the text is written and goes to the server. */
  onWritten: () => void
}

const range = 2 ** 32
const device = {
  random: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / range,
  now: () => Date.now(),
  wait: async (ms: number) => await new Promise<void>((resolve) => setTimeout(resolve, ms)),
}

/**
 * Has the model of this browser write a summary, and gives it to the server, which looks up each line; the
 * reason where the model wrote nothing that can be used.
 * @throws ApiError; the signal's reason when it aborts
 */
export async function writeInBrowser(
  models: BrowserModels,
  { summary, options }: { summary: WrittenAgain; options: SummaryOptions },
  { signal, onDownload, onParts, onWritten }: Following,
): Promise<SummaryAnswer | NoAnswerReason> {
  const { style, language } = options
  const { transcriptId: id, language: spoken } = summary
  const languages = { spoken, wanted: language }
  // At once, since a browser downloads its model only right after a press.
  const opening = openBrowserModel(models, { ...languages, signal, onDownload }).catch(reasonOf)
  const [model, input] = await Promise.all([opening, readInput(summary, options, signal)])
  if (typeof model === 'string') return model
  const onProgress = (progress: { kind: string; done?: number; total?: number }): void => {
    if (progress.kind === 'parts') onParts(progress.done ?? 0, progress.total ?? 0)
  }
  const result = await writeAlone(model, input, { signal, onProgress }, device)
  if (typeof result === 'string') return result
  const written = asWritten(result)
  if (written === null) return 'unusable'
  onWritten()
  const body = { style, language, written }
  return await api('POST /api/transcripts/:id/written-summaries', { params: { id }, body }, { signal })
}

async function readInput(
  { transcriptId: id, videoTitle, videoChannel, durationSeconds, chapters }: WrittenAgain,
  { style, language: outputLanguage }: SummaryOptions,
  signal: AbortSignal,
): Promise<EngineInput> {
  const { sentences, language } = await api('GET /api/transcripts/:id', { params: { id } }, { signal })
  await Promise.all([loadLanguageWords(language), loadLanguageWords(outputLanguage)])
  const own = chapters.filter(({ automatic }) => !automatic)
  return {
    title: videoTitle,
    channel: videoChannel,
    language,
    durationSeconds,
    sentences,
    chapters: own.map(({ title, start }) => ({ title, start: start ?? 0 })),
    style,
    outputLanguage,
  }
}
