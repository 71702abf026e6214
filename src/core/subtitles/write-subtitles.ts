import type { Sentence } from '#contract/transcripts.ts'
import { withoutControls } from '#product/without-controls.ts'

/** The most characters that a player shows at once: two lines of forty characters and a bit. */
const maxCharacters = 84

/** The time to read a character, in ms. */
const msPerCharacter = 60

/** Times in ms. */
type Caption = { start: number; end: number; speaker: string | null; text: string }

/** A transcript as SubRip. Sentences without times are left out. */
export function writeSubRip(sentences: readonly Sentence[]): string {
  const blocks = captionsOf(sentences).map(({ start, end, speaker, text }, at) => {
    const said = (speaker === null ? text : `${speaker}: ${text}`).replaceAll('-->', '->')
    return `${at + 1}\n${stamp(start, ',')} --> ${stamp(end, ',')}\n${said}\n`
  })
  return blocks.join('\n')
}

/** A transcript as WebVTT. Sentences without times are left out. */
export function writeWebVtt(sentences: readonly Sentence[]): string {
  const blocks = captionsOf(sentences).map(({ start, end, speaker, text }) => {
    const voice = speaker === null ? '' : `<v ${escapeVtt(speaker).replaceAll(/\s+/g, ' ')}>`
    return `${stamp(start, '.')} --> ${stamp(end, '.')}\n${voice}${escapeVtt(text)}\n`
  })
  return ['WEBVTT\n', ...blocks].join('\n')
}

/** A text that is shown by itself, and what it is a piece of. */
type Piece = { speaker: string | null; text: string }

/** The sentences that begin at one time, in pieces, and when the last of them ends; times in ms. */
type Group = { start: number; end: number; pieces: Piece[] }

/** Captions one after the other, none of which overlaps the next or takes no time. */
function captionsOf(sentences: readonly Sentence[]): Caption[] {
  const groups = groupByStart(sentences)
  return groups.flatMap((group, at) => shareTime(group, groups[at + 1]?.start ?? Number.POSITIVE_INFINITY))
}

/** Several sentences of one caption begin with it, as far as is known. */
function groupByStart(sentences: readonly Sentence[]): Group[] {
  const groups: Group[] = []
  for (const { start, end, speaker, text } of withoutControls(sentences)) {
    const said = text.replaceAll(/\s+/g, ' ').trim()
    if (start === null || said === '') continue
    const pieces = foldText(said).map((piece) => ({ speaker, text: piece }))
    const [from, to] = [toMs(start), toMs(end ?? start)]
    const last = groups.at(-1)
    if (last === undefined || from > last.start) groups.push({ start: from, end: to, pieces })
    else {
      last.pieces.push(...pieces)
      last.end = Math.max(last.end, to)
    }
  }
  return groups
}

/** Each piece gets a share of the time by its length. Without a known end it is as long as one reads it. */
function shareTime({ start, end, pieces }: Group, next: number): Caption[] {
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0)
  const known = end > start ? end : start + length * msPerCharacter
  const last = Math.max(start + 1, Math.min(known, next))
  const shown = pieces.length <= last - start ? pieces : [joinPieces(pieces)]
  let [from, before] = [start, 0]
  return shown.map(({ speaker, text }, at) => {
    before += text.length
    const share = start + Math.round(((last - start) * before) / length)
    // A millisecond is left for each of those that follow.
    const to =
      at === shown.length - 1 ? last : Math.min(Math.max(share, from + 1), last - (shown.length - 1 - at))
    const caption = { start: from, end: to, speaker, text }
    from = to
    return caption
  })
}

function joinPieces(pieces: readonly Piece[]): Piece {
  return { speaker: pieces[0]?.speaker ?? null, text: pieces.map(({ text }) => text).join(' ') }
}

function toMs(seconds: number): number {
  return Math.round(seconds * 1000)
}

/** Pieces of about the same length, cut between words; a script without blanks is cut anywhere. */
function foldText(text: string): string[] {
  const words = text.split(' ').flatMap(cutLongWord)
  const max = Math.ceil(text.length / Math.ceil(text.length / maxCharacters)) + 12
  const pieces: string[] = []
  for (const word of words) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= Math.min(max, maxCharacters)) {
      pieces[pieces.length - 1] = `${last} ${word}`
    } else pieces.push(word)
  }
  return pieces
}

function cutLongWord(word: string): string[] {
  if (word.length <= maxCharacters) return [word]
  const characters = Array.from(word)
  const count = Math.ceil(characters.length / (maxCharacters / 2))
  return Array.from({ length: count }, (_, at) =>
    characters.slice((at * maxCharacters) / 2, ((at + 1) * maxCharacters) / 2).join(''),
  )
}

/** Milliseconds as `01:02:03` with thousandths behind `mark`. */
function stamp(all: number, mark: ',' | '.'): string {
  const time = [all / 3_600_000, (all / 60_000) % 60, (all / 1000) % 60].map(twoDigits).join(':')
  return `${time}${mark}${String(all % 1000).padStart(3, '0')}`
}

function twoDigits(value: number): string {
  return String(Math.floor(value)).padStart(2, '0')
}

function escapeVtt(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
