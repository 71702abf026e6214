/** A sentence as a prompt shows it; also a statement out of notes, with its quote. */
export type ShownSentence = { index: number; text: string; quote: string | null }

/** A statement whose quote was not found, with the sentences around it. */
export type ShownDoubt = { n: number; text: string; sentences: ShownSentence[] }

/** A section of a form, as a prompt asks for it; `section` is 0 for one that is repeated for each chapter. */
export type ShownSection = { section: number; maxLines: number; shape: string }

/** The task of a prompt, as far as a simulated model understands it. */
export type Question = {
  kind: 'whole' | 'part' | 'merge' | 'quotes' | 'texts' | 'ask' | 'check'
  /** The rules, as they were given. */
  system: string
  /** The number of the sentence in the transcript or in the notes; without those that stand before a part. */
  sentences: ShownSentence[]
  doubts: ShownDoubt[]
  texts: { n: number; text: string }[]
  /** Lines to be judged, each with what was said around its quotes. */
  checks: { n: number; text: string; said: string }[]
  /** The question of a viewer. */
  asked: string
  insights: number
  /** The number of chapters, or the ids at which they have to begin. */
  chapters: number | number[]
  summaryWords: number
  isList: boolean
  /** The sections of the form that is asked for; empty for key insights. */
  sections: ShownSection[]
  /** Each chapter is a section. */
  isByChapter: boolean
  /** BCP 47, as it is asked for. */
  language: string
  /** It was asked before and shows the faults of the first answer. */
  isRepeated: boolean
}

/** A fenced block of data; `end` is the line that closes it. */
type Fence = { label: string; end: string; lines: string[] }

/** Reads a prompt by its form: data between fences, then the task. */
export function readQuestion(system: string, prompt: string): Question {
  const { fences, task } = readFences(prompt)
  const { label, lines } = fences[0] ?? { label: '', lines: [] }
  const from = Number(/from s(?<index>\d+) on/.exec(task)?.groups?.['index'] ?? 0)
  const kinds = { NOTES: 'merge', STATEMENT: 'quotes', TEXTS: 'texts', LINE: 'check' } as const
  const isPart = !task.includes('- "gist"')
  const asked = fences.find((fence) => fence.label === 'QUESTION')?.lines[0]
  const kindOfSummary = isPart ? 'part' : 'whole'
  return {
    kind: isOneOf(kinds, label) ? kinds[label] : asked === undefined ? kindOfSummary : 'ask',
    asked: asked ?? '',
    system,
    sentences: readSentences(lines).filter(({ index }) => index >= from),
    doubts: label === 'STATEMENT' ? fences.map(readDoubt) : [],
    texts: label === 'TEXTS' ? readTexts(lines) : [],
    checks: label === 'LINE' ? fences.map(readCheck) : [],
    insights: numberIn(task, /a list of (?<number>\d+) times/) ?? 5,
    chapters: readStarts(task) ?? numberIn(task, /About (?<number>\d+) of them/) ?? 3,
    summaryWords: numberIn(task, /about (?<number>\d+) words/) ?? 120,
    isList: task.includes('a list of complete statements'),
    sections: readSections(task),
    isByChapter: task.includes('  - Each chapter, at most'),
    language: /\((?<code>[a-z]{2,3}(?:-[A-Za-z]{4})?)\)/.exec(task)?.groups?.['code'] ?? 'en',
    isRepeated: task.includes('An earlier answer could not be used'),
  }
}

function isOneOf<Keys extends object>(keys: Keys, key: PropertyKey): key is keyof Keys {
  return Object.hasOwn(keys, key)
}

const opening = /^<<<(?<label>[A-Z]+) (?<boundary>\S+)$/

function openFence(line: string): Fence | null {
  const { label, boundary } = opening.exec(line)?.groups ?? {}
  if (label === undefined || boundary === undefined) return null
  return { label, end: `${label} ${boundary}>>>`, lines: [] }
}

/** The fences of a prompt, and what stands outside of them. */
function readFences(prompt: string): { fences: Fence[]; task: string } {
  const fences: Fence[] = []
  const task: string[] = []
  let open: Fence | null = null
  for (const line of prompt.split('\n')) {
    const opened: Fence | null = open === null ? openFence(line) : null
    if (opened !== null) {
      fences.push(opened)
      open = opened
    } else if (line === open?.end) open = null
    else (open?.lines ?? task).push(line)
  }
  return { fences, task: task.join('\n') }
}

const shownLine = /^\[s(?<index>\d+)(?: [\d:]+)?\] (?<text>.*)$/
const noteLine = /^(?:statement|section \d+): (?<text>.*?) \| "(?<quote>[^"]*)"/

function readSentences(lines: readonly string[]): ShownSentence[] {
  const sentences: ShownSentence[] = []
  for (const line of lines) {
    const { index, text = '' } = shownLine.exec(line)?.groups ?? {}
    if (index === undefined || /^(?:chapter|summary): /.test(text)) continue
    const note = noteLine.exec(text)?.groups
    sentences.push({ index: Number(index), text: note?.['text'] ?? text, quote: note?.['quote'] ?? null })
  }
  return sentences
}

function readDoubt({ lines }: Fence): ShownDoubt {
  const { n, text = '' } = /^Statement (?<n>\d+): (?<text>.*)$/.exec(lines[0] ?? '')?.groups ?? {}
  return { n: Number(n), text, sentences: readSentences(lines) }
}

function readCheck({ lines }: Fence): Question['checks'][number] {
  const { n, text = '' } = /^Line (?<n>\d+): (?<text>.*)$/.exec(lines[0] ?? '')?.groups ?? {}
  const said = lines.filter((line) => line.startsWith('Said: ')).map((line) => line.slice('Said: '.length))
  return { n: Number(n), text, said: said.join(' ') }
}

function readTexts(lines: readonly string[]): Question['texts'] {
  const texts: Question['texts'] = []
  for (const line of lines) {
    const { n, text = '' } = /^(?<n>\d+): (?<text>.*)$/.exec(line)?.groups ?? {}
    if (n !== undefined) texts.push({ n: Number(n), text })
  }
  return texts
}

const sectionLine =
  /^ {2}- (?:Section (?<section>\d+)|Each chapter), at most (?<lines>\d+) lines, (?<shape>[^:"]*(?:"[^"]*")?)/gm

function readSections(task: string): ShownSection[] {
  return [...task.matchAll(sectionLine)].map(({ groups }) => ({
    section: Number(groups?.['section'] ?? 0),
    maxLines: Number(groups?.['lines'] ?? 1),
    shape: groups?.['shape'] ?? '',
  }))
}

function readStarts(task: string): number[] | null {
  const list = /"from" being, in turn: (?<list>[s\d, ]+)/.exec(task)?.groups?.['list']
  return list === undefined ? null : [...list.matchAll(/\d+/g)].map(([digits]) => Number(digits))
}

function numberIn(task: string, pattern: RegExp): number | null {
  const digits = pattern.exec(task)?.groups?.['number']
  return digits === undefined ? null : Number(digits)
}
