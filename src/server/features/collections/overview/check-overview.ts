import { setImmediate as turn } from 'node:timers/promises'
import { z } from 'zod'
import type { SummarySentence } from '#contract/evidence.ts'
import { findingsSchema, insightSchema } from '#contract/evidence.ts'
import type { Sentence, StoredOrigin } from '#contract/transcripts.ts'
import type { DraftSentence } from '#core/draft-summary.ts'
import type { ModelPayers, RunSpending } from '#core/writing/language-model.ts'
import { prepareEvidenceIndex } from '#evidence/evidence-index.ts'
import {
  checkLines,
  createCheck,
  linesOf,
  nameChecker,
  withLines,
} from '#server/features/summaries/service.ts'
import { openTranscript } from '#server/features/transcripts/service.ts'
import type { OverviewDraft, OverviewSource } from '#server/ports/model-engines.ts'
import type { LineChecks } from '#server/ports/summary-engine.ts'

/** A line of a summary with where its words stand. */
export type Source = OverviewSource & {
  itemId: string
  transcriptId: string
  channel: string | null
  /** The index of the sentence in the transcript. */
  sentence: number
}

const lineSchema = insightSchema.pick({ text: true, state: true }).extend({
  findings: findingsSchema,
  citations: z.array(
    z.object({
      itemId: z.guid(),
      quote: z.string(),
      second: z.number().nullable(),
      speaker: z.string().optional(),
    }),
  ),
})

/** A line as it is stored: its citations name the videos of the collection. */
export type StoredLine = z.output<typeof lineSchema>

export const storedOverviewSchema = z.object({
  gist: lineSchema.nullable(),
  lines: z.array(lineSchema),
  engine: z.string(),
  language: z.string(),
})

export type StoredOverview = z.output<typeof storedOverviewSchema>

type Deps = Parameters<typeof openTranscript>[0]
type OverviewCheckOptions = {
  lineChecks: LineChecks
  signal: AbortSignal
  payers: ModelPayers
  spending: RunSpending
}

/**
 * Checks an overview by the rules for the lines of a summary, against what is said around the words that it
 * cites. A line that cites nothing that was said is left out, for it would lead to no video; one that still
 * differs after it was written again is shown as that.
 */
export async function checkOverview(
  deps: Deps,
  draft: OverviewDraft,
  sources: readonly Source[],
  options: OverviewCheckOptions,
): Promise<StoredOverview> {
  const { language, engine } = draft
  const drafts = [...(draft.gist === null ? [] : [draft.gist]), ...draft.lines]
  const checked = new Map<DraftSentence, StoredLine>()
  const spoken = await readSpoken(deps, drafts, sources, options.signal)
  // A line is compared by the words of one language.
  for (const group of Map.groupBy(drafts, (line) => kindOf(line, spoken)).values()) {
    const found = await checkGroup(group, spoken, { sources, language, writer: engine, ...options })
    for (const [line, shown] of found) checked.set(line, shown)
  }
  return {
    gist: draft.gist === null ? null : (checked.get(draft.gist) ?? null),
    lines: draft.lines.flatMap((line) => checked.get(line) ?? []),
    engine,
    language,
  }
}

/** The sentences around a source. */
type Spoken = { sentences: Sentence[]; language: string; origin: StoredOrigin }
type SpokenBySource = ReadonlyMap<number, Spoken>

/** Sentences before and behind the words of a source that an overview is compared with. */
const reach = 20

async function readSpoken(
  deps: Deps,
  drafts: readonly DraftSentence[],
  sources: readonly Source[],
  signal: AbortSignal,
): Promise<SpokenBySource> {
  const cited = new Set(drafts.flatMap(({ citations }) => citations.map(({ sentence }) => sentence)))
  const known = [...cited].flatMap((at) => {
    const source = sources[at]
    return source === undefined ? [] : [{ at, ...source }]
  })
  const spoken = new Map<number, Spoken>()
  // One transcript at a time, and each once: that of a day is large.
  for (const [id, lines] of Map.groupBy(known, ({ transcriptId }) => transcriptId)) {
    const { sentences, language, origin } = await (await openTranscript(deps, id)).read(signal)
    for (const { at, sentence } of lines) {
      const around = sentences.slice(Math.max(0, sentence - reach), sentence + reach + 1)
      spoken.set(at, { sentences: around, language, origin })
    }
  }
  return spoken
}

function kindOf({ citations }: DraftSentence, spoken: SpokenBySource): string {
  const first = citations.map(({ sentence }) => spoken.get(sentence)).find((found) => found !== undefined)
  return first === undefined ? '' : keyOf(first)
}

function keyOf({ language, origin }: Spoken): string {
  return `${language}/${origin === 'model'}`
}

/** Stands between the words of two videos, so that none is read as said around the other. */
const gap = 4

/** All that is said around some sources, one after the other; `owners` are the sources of its sentences. */
function join(spoken: SpokenBySource, key: string) {
  const sentences: Sentence[] = []
  const owners: (number | null)[] = []
  const firstOf = new Map<number, number>()
  for (const [at, found] of spoken) {
    if (keyOf(found) !== key) continue
    firstOf.set(at, sentences.length)
    for (const sentence of found.sentences) {
      owners.push(at)
      sentences.push({ ...sentence, index: sentences.length })
    }
    for (let blank = 0; blank < gap; blank += 1) {
      owners.push(null)
      sentences.push({
        index: sentences.length,
        text: '',
        start: null,
        end: null,
        speaker: null,
        turn: 0,
        fragment: false,
      })
    }
  }
  return { sentences, owners, firstOf }
}

type Group = OverviewCheckOptions & { sources: readonly Source[]; language: string; writer: string }

async function checkGroup(
  group: readonly DraftSentence[],
  spoken: SpokenBySource,
  { sources, language, lineChecks, ...options }: Group,
): Promise<[DraftSentence, StoredLine][]> {
  const [first] = group
  const key = first === undefined ? '' : kindOf(first, spoken)
  const { sentences, owners, firstOf } = join(spoken, key)
  const [any] = [...spoken.values()].filter((found) => keyOf(found) === key)
  if (any === undefined) return []
  const index = await prepareEvidenceIndex(sentences, any.language, turn)
  const compare = (draft: DraftSentence): SummarySentence | null => {
    const cited = draft.citations.flatMap(({ sentence }) => sources[owners[sentence] ?? -1] ?? [])
    const known = [...new Set(cited.map(({ videoTitle }) => videoTitle))].join(' · ')
    const channel = [...new Set(cited.flatMap((source) => source.channel ?? []))].join(' · ')
    return createCheck(index, { ...any, title: known, channel }, language).sentence(draft)
  }
  const located = group.map((line) => ({
    ...line,
    citations: locateCitations(line, { sources, firstOf, spoken }),
  }))
  const summarySentences = located.flatMap((line, at) => {
    const found = compare(line)
    return found === null || found.state === 'not-found' ? [] : [{ ...found, paragraph: at }]
  })
  const body = { gistSentence: null, summarySentences, insights: [], chapters: [] }
  const { lines, checking } = await checkLines(linesOf(body), {
    ...lineChecks,
    ...options,
    sentences,
    language,
    spoken: any.language,
    compare: ({ text, ...citation }) => compare({ text, paragraph: 0, citations: [citation] }),
    onLine: () => undefined,
  })
  const shown = nameChecker(withLines(body, lines).summarySentences, checking)
  return shown.flatMap((line): [DraftSentence, StoredLine][] => {
    const stored = toStored(line, owners, sources)
    const draft = group[line.paragraph]
    return stored === null || draft === undefined ? [] : [[draft, stored]]
  })
}

type Locating = {
  sources: readonly Source[]
  firstOf: ReadonlyMap<number, number>
  spoken: SpokenBySource
}

/** The citations of a line at the sentences where their sources stand. */
function locateCitations({ citations }: DraftSentence, { sources, firstOf, spoken }: Locating) {
  return citations.flatMap(({ quote, sentence: at }) => {
    const first = firstOf.get(at)
    const source = sources[at]
    if (first === undefined || source === undefined) return []
    const offset = spoken.get(at)?.sentences.findIndex(({ index }) => index === source.sentence) ?? 0
    return [{ quote, sentence: first + Math.max(0, offset) }]
  })
}

function toStored(
  { text, state, findings, more, ...first }: SummarySentence,
  owners: readonly (number | null)[],
  sources: readonly Source[],
): StoredLine | null {
  const citations = [first, ...more].flatMap(({ quote, second, sentence, speaker }) => {
    const source = sources[owners[sentence ?? -1] ?? -1]
    return source === undefined ? [] : [{ itemId: source.itemId, quote, second, speaker }]
  })
  return citations.length === 0 ? null : { text, state, findings, citations }
}
