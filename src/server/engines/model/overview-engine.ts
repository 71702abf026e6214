import type { Sentence } from '#contract/transcripts.ts'
import type { DraftSentence } from '#core/draft-summary.ts'
import { createFindEvidence } from '#core/writing/find-evidence.ts'
import { fixLanguage } from '#core/writing/fix-language.ts'
import type { LanguageModel } from '#core/writing/language-model.ts'
import { languageOfText } from '#core/writing/language-of-text.ts'
import { estimateTokens, outputTokensFor } from '#core/writing/plan-call.ts'
import { writeLanguage } from '#core/writing/prompts/describe-answer.ts'
import { createBoundary, overviewSystemPrompt, disarm, fence } from '#core/writing/prompts/fence.ts'
import { createSession, NoAnswer } from '#core/writing/session.ts'
import type { NoAnswerReason } from '#core/writing/session.ts'
import { settleSentences } from '#core/writing/settle-answer.ts'
import { createPromptGuard } from '#core/writing/stream/clean-text.ts'
import { promptTokensFor } from '#core/writing/write-whole.ts'
import type { SummaryLanguage } from '#product/summary-options.ts'
import type {
  OverviewDraft,
  OverviewEngine,
  OverviewInput,
  OverviewSource,
} from '#server/ports/model-engines.ts'
import type { AnswerEngineDeps } from './answer-engine.ts'
import { askForReply } from './ask-reply.ts'
import type { ReplyKind, ReplyRun } from './ask-reply.ts'

type Deps = Pick<AnswerEngineDeps, 'models' | 'clock' | 'random' | 'allowCall' | 'onCall' | 'onFault'>

const kind: ReplyKind = {
  purpose: 'overview',
  system: overviewSystemPrompt,
  wanted: { insights: 0, chapters: 0, summaryWords: 300 },
}
const attempts = 2
const maxWaitSeconds = 5
/** The most that is shown at once, in tokens, and in how many parts. */
const maxPartTokens = 24_000
const maxParts = 12

/**
 * Makes the engine that has language models write overviews of collections. What does not fit into one
 * question is asked about in parts, and the overview is then written of the lines that these chose. The
 * models are tried in order.
 */
export function createOverviewEngine(deps: Deps): OverviewEngine {
  const { allowCall = () => true as const, onCall = () => undefined, onFault, models, clock, random } = deps
  return {
    write: async (input, { signal, payers, spending }) => {
      const calls = { clock, random, allowCall, onCall, onFault, attempts, maxWaitSeconds }
      const session = createSession({ ...calls, signal, payers, spending })
      const sentences = input.sources.map(toSentence)
      const run: ReplyRun = {
        input: { sentences, outputLanguage: input.language },
        session,
        report: () => undefined,
        guard: createPromptGuard([overviewSystemPrompt, describeOverview(input.language)], input.language),
        findEvidence: createFindEvidence({ sentences, language: 'und' }, undefined),
        boundary: createBoundary(random),
        languageOf: languageOfText,
        repairPurpose: 'overview',
      }
      const reasons: NoAnswerReason[] = []
      for (const model of models) {
        await model.learnWindow?.(signal)
        try {
          return await writeWith(run, model, input)
        } catch (error) {
          if (!(error instanceof NoAnswer)) throw error
          reasons.push(error.reason)
        }
      }
      return { withoutModel: session.absence(reasons) }
    },
  }
}

/** The speaker's words of a source, which quotes are looked up in. */
function toSentence({ quote }: OverviewInput['sources'][number], index: number): Sentence {
  return { index, text: quote, start: null, end: null, speaker: null, turn: index, fragment: false }
}

/** @throws NoAnswer */
async function writeWith(run: ReplyRun, model: LanguageModel, input: OverviewInput): Promise<OverviewDraft> {
  const all = input.sources.map((source, index) => ({ ...source, index }))
  const parts = planParts(all, model, run.boundary)
  const [first = []] = parts
  const sources = parts.length === 1 ? first : await chooseSources(run, model, { input, parts })
  const sentences = await ask(run, model, input, sources)
  const settled = await settleSentences(run, model, { sentences, language: 'und' })
  const { written, language } = await fixLanguage(run, model, {
    gist: null,
    chapters: [],
    insights: [],
    summary: settled,
  })
  return { ...splitGist(written.summary), engine: model.name, language }
}

function splitGist(sentences: readonly DraftSentence[]): Pick<OverviewDraft, 'gist' | 'lines'> {
  const [first, ...others] = sentences
  const gist = first?.paragraph === 0 ? first : null
  const lines = gist === null ? sentences : others
  return { gist, lines: lines.slice(0, maxOverviewLines) }
}

async function ask(
  run: ReplyRun,
  model: LanguageModel,
  { title, language }: OverviewInput,
  sources: readonly NumberedSource[],
) {
  const { said, sentences } = await askForReply(
    run,
    model,
    askOverview(title, sources, language, run.boundary),
    kind,
  )
  if (!said || sentences.length === 0) throw new NoAnswer('refused')
  return sentences
}

/** The sources of each part's overview, as they were said there; as many as fit into one question. */
async function chooseSources(
  run: ReplyRun,
  model: LanguageModel,
  { input, parts }: { input: OverviewInput; parts: readonly NumberedSource[][] },
): Promise<NumberedSource[]> {
  const chosen = new Map<number, NumberedSource>()
  for (const part of parts) {
    const known = new Map(part.map((source) => [source.index, source]))
    for (const { citations } of await ask(run, model, input, part)) {
      const cited = known.get(citations[0]?.sentence ?? -1)
      if (cited !== undefined) chosen.set(cited.index, cited)
    }
  }
  if (chosen.size === 0) throw run.session.reject(model, 'unfound')
  return fit([...chosen.values()], partTokensOf(model), run.boundary)
}

/** Parts of sources that fit into one question each; of too many, fewer sources, evenly chosen. */
function planParts(
  sources: readonly NumberedSource[],
  model: LanguageModel,
  boundary: string,
): NumberedSource[][] {
  const max = partTokensOf(model)
  const parts: NumberedSource[][] = []
  let size = max
  for (const source of fit(sources, max * maxParts * fillShare, boundary)) {
    const tokens = estimateTokens(writeSource(source, boundary))
    if (size + tokens > max) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(source)
    size += tokens
  }
  return parts
}

/** Parts are never quite full. */
const fillShare = 0.9

function partTokensOf(model: LanguageModel): number {
  return Math.max(
    minPartTokens,
    Math.min(maxPartTokens, promptTokensFor(model, outputTokensFor(model, kind.wanted)) - besidesTokens),
  )
}

const minPartTokens = 500
/** Tokens of the question besides its sources. */
const besidesTokens = 500

/** So many of the sources as have room, evenly chosen over all of them. */
function fit(sources: readonly NumberedSource[], tokens: number, boundary: string): NumberedSource[] {
  const total = sources.reduce((sum, source) => sum + estimateTokens(writeSource(source, boundary)), 0)
  if (total <= tokens) return [...sources]
  const count = Math.max(1, Math.floor((sources.length * tokens) / total))
  return Array.from({ length: count }, (_, at) => sources[Math.floor((at * sources.length) / count)]).filter(
    (source) => source !== undefined,
  )
}

/** A source with the number that it is cited by. */
type NumberedSource = OverviewSource & { index: number }

/** So many lines an overview has beside its gist. */
const maxOverviewLines = 8

/** The question for an overview: each source on its own line, with video and speaker's words. */
function askOverview(
  title: string,
  sources: readonly NumberedSource[],
  language: SummaryLanguage,
  boundary: string,
): string {
  return [
    fence(
      'LINES',
      [`Collection: ${disarm(title, boundary)}`, ...sources.map((source) => writeSource(source, boundary))],
      boundary,
    ),
    '',
    'Above are lines out of the summaries of several videos, each with its id, its video, who speaks where that is known, and the words that were said in quotes. Write one overview of all the videos: what they say together, where they add to each other and where they differ.',
    describeOverview(language),
  ].join('\n')
}

/** Describes the JSON object that is wanted. */
function describeOverview(language: SummaryLanguage): string {
  return [
    'The object has these keys, in this order:',
    '- "said": true.',
    `- "answer": a list of {"p":1,"text":"...","cites":[{"sid":"s17","quote":"..."}]}. The first item, with "p" 1, is the gist: one sentence about what the videos say. Then come three to ${maxOverviewLines} items with "p" 2, each one sentence about something that the videos say, the most important first. "cites" has one to three citations that bear out everything in "text"; a quote is copied out of the words in quotes of the line that it cites.`,
    `Write every "text" in ${writeLanguage(language)}. Leave every "quote" as it was said.`,
  ].join('\n')
}

/** A line as a model is shown it: `[s17] Title, Name: what the summary says "what is said"`. */
function writeSource({ index, videoTitle, text, quote, speaker }: NumberedSource, boundary: string): string {
  const said = `"${disarm(quote, boundary)}"`
  const line = text === quote ? said : `${disarm(text, boundary)} ${said}`
  const from = speaker === undefined ? videoTitle : `${videoTitle}, ${speaker}`
  return `[s${index}] ${disarm(from, boundary)}: ${line}`
}
