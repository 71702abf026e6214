import type { LanguageModel } from '#server/ports/language-model.ts'
import { partSchema } from './answer-schema.ts'
import { askForAnswer } from './ask-answer.ts'
import { estimateTokens } from './estimate-tokens.ts'
import { inParallel } from './in-parallel.ts'
import { keepKnown } from './keep-known.ts'
import { outputTokensFor } from './output-size.ts'
import { anchorsIn, partRequest } from './part-request.ts'
import { askCondense, askMerge } from './prompts/ask-merge.ts'
import type { PartNotes } from './prompts/ask-merge.ts'
import type { AnswerRequest } from './prompts/describe-answer.ts'
import type { Run } from './run.ts'
import { settleAnswer } from './settle-answer.ts'
import { thinOut } from './join-notes.ts'
import { promptTokensFor, wholeRequest } from './write-whole.ts'
import { NoAnswer } from './session.ts'

/** What condensed notes hold at most, so that each round leaves less. */
const maxInsights = 8
const maxChapters = 5
/** Notes that are condensed together; more would lose more than must be. */
const maxTogether = 4
/** Rounds of condensing; each leaves at most half as many notes. */
const maxRounds = 8

/**
 * Makes fewer notes out of neighbouring ones, round by round, until the question that merges them all fits into the model's
 * window; as a rule it does at once.
 * @throws NoAnswer
 */
export async function condenseNotes(
  run: Run,
  model: LanguageModel,
  notes: readonly PartNotes[],
): Promise<readonly PartNotes[]> {
  let condensed = notes
  for (let round = 0; round < maxRounds; round += 1) {
    const prompt = askMerge(run.input, condensed, wholeRequest(run), run.boundary)
    if (estimateTokens(prompt) <= promptTokensFor(model, outputTokensFor(model, run.wanted))) return condensed
    const groups = groupNotes(run, model, condensed)
    condensed = await inParallel(groups, run.parallelCalls, (group) => condense(run, model, group))
  }
  throw new NoAnswer('too-long')
}

/** Neighbouring notes, up to four together as far as one question can hold them, and at least two. */
function groupNotes(run: Run, model: LanguageModel, notes: readonly PartNotes[]): PartNotes[][] {
  const groups: PartNotes[][] = []
  for (const note of notes) {
    const group = groups.at(-1)
    const isFull =
      group === undefined ||
      group.length === maxTogether ||
      (group.length > 1 && !fits(run, model, [...group, note]))
    if (isFull) groups.push([note])
    else group.push(note)
  }
  return groups
}

function fits(run: Run, model: LanguageModel, group: readonly PartNotes[]): boolean {
  const request = condensedRequest(run, rangeOf(group))
  const prompt = askCondense(run.input, group, request, run.boundary)
  return estimateTokens(prompt) <= promptTokensFor(model, outputTokensFor(model, request.wanted))
}

async function condense(run: Run, model: LanguageModel, group: readonly PartNotes[]): Promise<PartNotes> {
  const [only, ...others] = group
  if (only !== undefined && others.length === 0) return only
  const part = rangeOf(group)
  const request = condensedRequest(run, part)
  const answer = await askForAnswer(run, model, {
    purpose: 'summary-merge',
    prompt: askCondense(run.input, group, request, run.boundary),
    schema: partSchema,
    wanted: request.wanted,
    isPart: true,
  })
  const known = keepKnown(run, answer, group)
  const { summary, chapters, insights } = await settleAnswer(run, model, known, {
    from: part.from,
    to: part.to,
    anchors: anchorsIn(run, part),
    wanted: request.wanted.insights,
  })
  return {
    part,
    summary,
    chapters: thinOut(chapters, maxChapters),
    insights: insights.slice(0, maxInsights),
  }
}

function condensedRequest(run: Run, part: PartNotes['part']): AnswerRequest {
  const request = partRequest(run, part)
  const { insights, chapters, summaryWords } = request.wanted
  const wanted = {
    insights: Math.min(insights, maxInsights),
    chapters: Math.min(chapters, maxChapters),
    summaryWords,
  }
  return { ...request, wanted }
}

function rangeOf(group: readonly PartNotes[]): PartNotes['part'] {
  const from = group[0]?.part.from ?? 0
  return { from, lead: from, to: group.at(-1)?.part.to ?? from }
}
