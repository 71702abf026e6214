import type { Sentence } from '#contract/transcripts.ts'

/** What a player shows at once: two lines of forty characters and a bit. */
const maxCharacters = 84

type Caption = { start: number; end: number; speaker: string | null; text: string }

/** A transcript as SubRip. Sentences without times are left out. */
export function writeSubRip(sentences: readonly Sentence[]): string {
  const blocks = captionsOf(sentences).map(({ start, end, speaker, text }, at) => {
    const said = speaker === null ? text : `${speaker}: ${text}`
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

/** Long sentences in pieces, each with its share of the time; none overlaps the next. */
function captionsOf(sentences: readonly Sentence[]): Caption[] {
  const timed = sentences.flatMap(({ start, end, text, speaker }) =>
    start === null ? [] : [{ start, end: end ?? start, speaker, text: text.replaceAll(/\s+/g, ' ').trim() }],
  )
  return timed.flatMap((sentence, at) => {
    const next = timed[at + 1]?.start ?? Number.POSITIVE_INFINITY
    return inPieces({ ...sentence, end: Math.max(sentence.start, Math.min(sentence.end, next)) })
  })
}

function inPieces({ start, end, speaker, text }: Caption): Caption[] {
  const pieces = foldText(text)
  const perCharacter = (end - start) / Math.max(1, text.length)
  let from = start
  return pieces.map((piece, at) => {
    const to = at === pieces.length - 1 ? end : from + piece.length * perCharacter
    const caption = { start: from, end: to, speaker, text: piece }
    from = to
    return caption
  })
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

/** Seconds as `01:02:03` with thousandths behind `mark`. */
function stamp(seconds: number, mark: ',' | '.'): string {
  const all = Math.round(seconds * 1000)
  const time = [all / 3_600_000, (all / 60_000) % 60, (all / 1000) % 60].map(twoDigits).join(':')
  return `${time}${mark}${String(all % 1000).padStart(3, '0')}`
}

function twoDigits(value: number): string {
  return String(Math.floor(value)).padStart(2, '0')
}

function escapeVtt(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
