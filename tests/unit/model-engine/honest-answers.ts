import type { ModelCall } from '#core/writing/language-model.ts'

/** A line of a prompt that can be cited: of a transcript, or a statement of the notes on a part. */
type Line = { id: string; text: string; quote: string }
type Cited = { text: string; cites: { sid: string; quote: string }[] }
type Answer = {
  gist?: Cited
  chapters: { from: string; title: string; gist: string; quote: string }[]
  insights: { text: string; sid: string; quote: string }[]
  summary: (Cited & { p: number })[]
}

/** Statements that an honest model picks before all others begin so. */
export const landmark = 'The landmark is'

const quoteWords = 14
const wantedInsights = /"insights": a list of (?<count>\d+) times/

/** The task: a summary of all or of a part, a merge of notes, exact quotes, or another language. */
export function taskOf({ prompt }: ModelCall): 'whole' | 'part' | 'merge' | 'quotes' | 'language' {
  if (prompt.startsWith('<<<NOTES')) return 'merge'
  if (prompt.startsWith('<<<STATEMENT')) return 'quotes'
  if (prompt.startsWith('<<<TEXTS')) return 'language'
  return prompt.includes('Above is part ') ? 'part' : 'whole'
}

/** The lines that a model may cite, read from the prompt as a model would. */
export function linesOf({ prompt }: ModelCall): Line[] {
  const isNotes = prompt.startsWith('<<<NOTES')
  const pattern = isNotes
    ? /^\[(?<id>s\d+)\] statement: (?<text>.*) \| "(?<quote>.*)"$/gm
    : /^\[(?<id>s\d+)(?: \d+:\d\d)?\] (?<text>.*)$/gm
  return [...prompt.matchAll(pattern)].map(({ groups }) => ({
    id: groups?.['id'] ?? '',
    text: groups?.['text'] ?? '',
    quote: groups?.['quote'] ?? firstWords(groups?.['text'] ?? ''),
  }))
}

/** The answer of a model that cites what it was shown: landmarks first, then lines from all over. */
export function honestAnswer(call: ModelCall): Answer {
  const task = taskOf(call)
  const first = Number(/from s(?<from>\d+) on;/.exec(call.prompt)?.groups?.['from'] ?? 0)
  const lines = linesOf(call).filter(({ id }) => Number(id.slice(1)) >= first)
  const count = Number(wantedInsights.exec(call.prompt)?.groups?.['count'] ?? 4)
  const landmarks = lines.filter(({ text }) => text.startsWith(landmark))
  const others = spread(
    lines.filter(({ text }) => !text.startsWith(landmark)),
    count,
  )
  const chosen = [...landmarks, ...others].slice(0, count)
  const starts =
    task === 'merge' ? chapterStarts(call) : spread(lines, 3).map(({ id, quote }) => ({ id, quote }))
  const answer: Answer = {
    chapters: starts.map(({ id, quote }) => ({ from: id, title: `From ${id}`, gist: quote, quote })),
    insights: chosen.map(({ id, text, quote }) => ({ text, sid: id, quote })),
    summary: chosen.map(({ id, text, quote }) => ({ p: 1, text, cites: [{ sid: id, quote }] })),
  }
  if (task === 'part') return answer
  const cites = chosen.slice(0, 1).map(({ id, quote }) => ({ sid: id, quote }))
  return { gist: { text: 'The speaker tells of many people and what they did.', cites }, ...answer }
}

/** An honest model: a script for every question of a summary. */
export function answerHonestly(call: ModelCall): string {
  if (taskOf(call) === 'quotes') return JSON.stringify({ insights: [] })
  return JSON.stringify(honestAnswer(call))
}

function chapterStarts({ prompt }: ModelCall): { id: string; quote: string }[] {
  const chapters = prompt.matchAll(/^\[(?<id>s\d+)\] chapter: .* \| .* \| "(?<quote>.*)"$/gm)
  return [...chapters].map(({ groups }) => ({ id: groups?.['id'] ?? '', quote: groups?.['quote'] ?? '' }))
}

function firstWords(text: string): string {
  return text.split(' ').slice(0, quoteWords).join(' ')
}

function spread<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count)
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, at) => items[Math.floor(at * step)],
  ).filter((item) => item !== undefined)
}
