import type { RawCue } from './raw-captions.ts'

/** A word of a name, or a short title such as `Dr.` */
const part = String.raw`(?:[\p{Lu}\p{Lo}](?:\p{L}{0,2}\.|[\p{L}\p{M}'’-]*))`
/** The end of a caption in which a change of speaker has no words yet, or the first of the name. */
const openLabel = new RegExp(String.raw`(?:^|\s)(>>+\s*(?:${part}\s+){0,2}${part}?)\s*$`, 'u')
const nameAlone = new RegExp(String.raw`^(?:${part}\s+){0,2}${part}$`, 'u')
const restOfLabel = new RegExp(String.raw`^\s*((?:${part}\s+){0,3}${part})\s*[:：]`, 'u')
const wholeLabel = new RegExp(String.raw`^(?:>>+\s*)?((?:${part}\s+){1,4}${part})\s*[:：]`, 'u')
/** Live captions come word by word, so that a name and its colon may be spread over as many. */
const maxCues = 5
const maxLabelLength = 60

/**
 * Puts the name of a speaker together that live captions spread over several: `>> DAVID` and `MUIR: GOOD EVENING`. A name
 * counts that is written in capitals after chevrons, or is a label elsewhere in the file.
 */
export function joinLabels(cues: RawCue[]): RawCue[] {
  const joined: RawCue[] = []
  let labels: ReadonlySet<string> | null = null
  const isLabel = (name: string): boolean => (labels ??= wholeLabels(cues)).has(name)
  let carried: Pick<RawCue, 'startMs' | 'text'> | null = null
  for (const [i, cue] of cues.entries()) {
    const whole: RawCue =
      carried === null ? cue : { ...cue, startMs: carried.startMs, text: `${carried.text} ${cue.text}` }
    const open = openEnd(whole, cues, i, isLabel)
    const text = whole.text.slice(0, whole.text.length - open.length).trimEnd()
    if (open === '') joined.push(whole)
    else if (text !== '') joined.push({ ...whole, text })
    carried =
      open === '' ? null : { startMs: text === '' ? whole.startMs : cue.startMs, text: open.trimEnd() }
  }
  return joined
}

/** The beginning of a label that ends this caption and goes on in the next ones; empty where there is none. */
function openEnd(
  { text, speaker }: RawCue,
  cues: readonly RawCue[],
  i: number,
  isLabel: (name: string) => boolean,
): string {
  const hasChevrons = text.includes('>>')
  if (speaker !== null || (!hasChevrons && text.length > maxLabelLength)) return ''
  const end = hasChevrons ? openLabel.exec(text.slice(-2 * maxLabelLength))?.[1] : nameAlone.exec(text)?.[0]
  if (end === undefined) return ''
  const rest = restOfLabel.exec(textAhead(cues, i))?.[1]
  if (rest === undefined) return ''
  const name = end.replace(/^>>+\s*/, '').trim()
  const isSure = hasChevrons && !/\p{Ll}/u.test(`${name}${rest}`)
  return isSure || isLabel([name, rest].join(' ').trim()) ? end : ''
}

/** What the next captions say, up to the first that has a colon. */
function textAhead(cues: readonly RawCue[], i: number): string {
  let text = ''
  for (const { speaker, text: next } of cues.slice(i + 1, i + 1 + maxCues)) {
    if (speaker !== null || text.length > maxLabelLength) break
    text += ` ${next.slice(0, 2 * maxLabelLength)}`
    if (/[:：]/.test(next)) break
  }
  return text
}

/** All labels of several words that begin a caption. */
function wholeLabels(cues: readonly RawCue[]): ReadonlySet<string> {
  return new Set(cues.flatMap(({ text }) => wholeLabel.exec(text.slice(0, 2 * maxLabelLength))?.[1] ?? []))
}
