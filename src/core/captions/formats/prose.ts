import { readClock } from '../cue-timing.ts'
import type { RawCaptions, RawCue } from '../raw-captions.ts'
import { cleanSpeaker } from '../speaker-names.ts'
import { trimBlankLines } from './timed-lines.ts'

/** A clock alone on its line, as Google Meet writes it: too seldom for the times of captions. */
const loneClock = /^\s{0,9}[[(]?\d{1,2}:\d{2}(?::\d{2})?[\])]?\s{0,9}$/

/** Reads text without times: a cue per paragraph, or per line where no empty line parts paragraphs. */
export function readPlain(text: string): RawCaptions {
  const paragraphs: string[] = []
  let current: string[] = []
  const written = text.trim().split('\n')
  const lines = written.map((line, i) => (loneClock.test(line) || isMeetNotice(written, i) ? '' : line))
  const hasParagraphs = lines.some((line) => line.trim() === '')
  for (const line of lines) {
    if (line.trim() !== '') current.push(line)
    if (current.length > 0 && (!hasParagraphs || line.trim() === '')) {
      paragraphs.push(current.join('\n'))
      current = []
    }
  }
  if (current.length > 0) paragraphs.push(current.join('\n'))
  return {
    cues: paragraphs.map((words) => ({ startMs: null, endMs: null, text: words, speaker: null })),
    captionKind: 'unknown',
    language: null,
    namesAbove: hasParagraphs,
  }
}

/** A line is one of Google Meet's notices, or the names below its heading for them. */
function isMeetNotice(lines: readonly string[], at: number): boolean {
  const line = lines[at]?.trim() ?? ''
  if (meetHeading.test(line) || meetNotice.test(line) || (at < 12 && notice.test(line))) return true
  return at > 0 && at < 12 && meetHeading.test(lines[at - 1]?.trim() ?? '') && !/[:.]/.test(line)
}

/** The mark at the end of a line that ends as sentences do. */
export const sentenceEnd = /[.!?…。！？؟।॥۔։។။][”"'’»)\]]*$/u
const maxHeadingLength = 120
const minSpokenWords = 5
/** Words with a capital in the middle of a line, as in a title. */
const titleShare = 0.6

/**
 * The spoken text above the first time of a transcript: lines that end as sentences do, long ones, and in a
 * transcript without full stops those that are no title. Titles, buttons and notices are left out.
 * @param below the lines of the transcript itself, which show whether its sentences have full stops
 */
export function proseAbove(above: readonly string[], below: readonly string[]): RawCue | null {
  const spoken = below.filter((line) => line.trim() !== '')
  const stopped = spoken.filter((line) => sentenceEnd.test(line.trim())).length
  const hasStops = stopped > spoken.length * 0.3
  const lines = above.map((line) => line.trim()).filter((line) => isSpoken(line, hasStops))
  return lines.length === 0 ? null : { startMs: 0, endMs: null, text: lines.join('\n'), speaker: null }
}

function isSpoken(line: string, hasStops: boolean): boolean {
  if (line === '') return false
  if (line.length > maxHeadingLength || sentenceEnd.test(line)) return true
  const words = line.split(/\s+/)
  return !hasStops && words.length >= minSpokenWords && !isTitle(words)
}

function isTitle([, ...later]: readonly string[]): boolean {
  const capitals = later.filter((word) => /^\p{Lu}/u.test(word)).length
  return capitals >= later.length * titleShare || later.some((word) => /^[|·:–-]$/.test(word))
}

/** A line over a speech: who speaks and when, and what is said behind it on the same line. */
type Head = { name: string; startMs: number; rest: string; lines: number }

const maxHeadLength = 120
const maxNameWords = 8
/** `Name  0:12`, `Name (00:12):`, `[Name] 00:01:02`, `Name [00:01:02]: words`. */
const namedTime =
  /^\s{0,8}(.{1,80}?)[ \t]*(?:([ \t])|[[(]\s?)(\d{1,3}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?)(?:\s?([\])]))?[ \t]*(:?)[ \t]*(.*)$/u
/** `Name at 0:12` */
const atTime = /\s(?:at|@)\s*$/i
/** The name before a bracketed time with words behind it, no colon: a few words with capitals. */
const personalName =
  /^[\s•*–-]{0,9}\p{Lu}[\p{L}\p{M}'’.-]{0,30}(?:\s(?:\p{Lu}[\p{L}\p{M}'’.-]{0,30}|\d{1,3}|de|da|dos|van|von|der|den|el|la|bin|al)){0,4}\s*$/u
const loneTime = /^\s*[[(]?(\d{1,3}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?)[\])]?\s*$/
const nameLike = /^[[(]?(?:\p{Lu}|\p{Lt}|\p{Lo}|\p{N}|SPEAKER)[^.!?…。！？;]{0,79}[\])]?$/u
const initial = /(?<=(?:^|\s)\p{L}{1,4})\./gu
/** The notices that programs write around a transcript. */
const notice =
  /^(?:transcri(?:bed|ption) by |transcript$|transkript$|.{1,60} (?:started|stopped) transcription$|.{1,60} hat die Transkription (?:gestartet|beendet)$|.{1,60} a (?:démarré|arrêté|commencé) la transcription$|.{1,60} (?:inició|detuvo) la transcripción$|.{1,60} (?:iniciou|parou) a transcrição$|(?:speaker )?transcript:?$|.{1,80}\.(?:mp[34]|m4a|wav|mov|webm)$)/iu
/** The notices that Google Meet writes above and below the speech. */
const meetNotice =
  /^(?:meeting ended after |die besprechung wurde nach .{1,20} beendet|la réunion s'est terminée après |la reunión finalizó después de |this editable transcript was computer generated|dieses bearbeitbare transkript wurde)/iu
/** The lines without those with which Google Meet ends a transcript. */
export function withoutMeetEnd(lines: readonly string[]): string[] {
  const from = Math.max(0, lines.length - maxEndLines)
  return lines.filter((line, i) => i < from || !meetNotice.test(line.trim()))
}

const maxEndLines = 8
/** Its heading above the names of who was there. */
const meetHeading =
  /^(?:attendees|anwesende|participants|asistentes|participantes|partecipanti|участники|参加者|출석자)$/iu

/**
 * The speeches of a text stand below lines with a name and a time, as Otter, Teams, Rev, Zoom and others
 * write them. The names have to come again, or to be clearly set off, since a sentence may end in a time of
 * day as well.
 */
export function hasTurnHeads(lines: readonly string[]): boolean {
  const found = lines.flatMap((_, at) => {
    const head = readHead(lines, at)
    return head === null ? [] : [{ ...head, at }]
  })
  const written = lines.filter((line) => line.trim() !== '').length
  const isDense = found.length >= written / 8
  // Long speeches have few heads; each then stands by itself, below an empty line.
  const heads = isDense ? found : found.filter(({ at, rest }) => rest === '' && isSetOff(lines, at))
  if (heads.length < 2 || heads.length < found.length) return false
  const names = new Set(heads.map(({ name }) => name.toLowerCase()))
  const rising = heads.filter(({ startMs }, i) => i === 0 || startMs >= (heads[i - 1]?.startMs ?? 0)).length
  return rising >= heads.length * 0.8 && (names.size <= heads.length * 0.7 || heads.length <= 3)
}

/** Reads speeches below lines with a name and a time; a speech ends where the next begins. */
export function readTurns(text: string): RawCaptions {
  const lines = text.split('\n').filter((line) => !notice.test(line.trim()))
  const above: string[] = []
  const turns: { head: Head; lines: string[] }[] = []
  for (let i = 0; i < lines.length; i += 1) {
    const head = readHead(lines, i)
    if (head !== null) {
      turns.push({ head, lines: head.rest === '' ? [] : [head.rest] })
      i += head.lines - 1
    } else (turns.at(-1)?.lines ?? above).push(lines[i] ?? '')
  }
  const speeches = turns.flatMap(({ head, lines: said }) => cutAtStamps(said, head))
  const cues = speeches.map(({ startMs, speaker, words }, i): RawCue => ({
    startMs,
    endMs: speeches[i + 1]?.startMs ?? null,
    text: words,
    speaker,
  }))
  const opening = proseAbove(
    above,
    turns.flatMap((turn) => turn.lines),
  )
  return { cues: opening === null ? cues : [opening, ...cues], captionKind: 'unknown', language: null }
}

const stampAlone = /^\s*[[(](\d{1,3}:\d{2}(?::\d{2})?)[\])]:?\s*$/

/** A long speech has times of its own between its paragraphs. */
function cutAtStamps(
  lines: readonly string[],
  { name, startMs }: Head,
): { startMs: number; speaker: string; words: string }[] {
  const pieces: { startMs: number; lines: string[] }[] = [{ startMs, lines: [] }]
  for (const line of lines) {
    const stamp = stampAlone.exec(line)?.[1]
    const at = stamp === undefined ? undefined : readClock(stamp, 0)?.ms
    if (at === undefined) pieces.at(-1)?.lines.push(line)
    else pieces.push({ startMs: at, lines: [] })
  }
  return pieces.map((piece) => ({
    startMs: piece.startMs,
    speaker: name,
    words: trimBlankLines(piece.lines).join('\n'),
  }))
}

function isSetOff(lines: readonly string[], at: number): boolean {
  return (lines[at - 1] ?? '').trim() === ''
}

function readHead(lines: readonly string[], at: number): Head | null {
  const line = lines[at] ?? ''
  if (line.trim() === '') return null
  return readNamedTime(line) ?? readNameAbove(lines, at)
}

function readNamedTime(line: string): Head | null {
  const match = namedTime.exec(line)
  if (match === null) return null
  const [, written = '', blank, time = '', bracket, colon, rest = ''] = match
  // Without brackets and a colon, the time has to be the end of the line.
  const isBracketed = blank === undefined && bracket !== undefined
  if (!isBracketed && rest !== '') return null
  const name = written.replace(atTime, '')
  const isParted = rest === '' || colon !== '' || /:\s*$/.test(written)
  if (!isName(name) || !(isParted || personalName.test(name))) return null
  const startMs = readClock(time, 0)?.ms
  return startMs === undefined ? null : { name: cleanSpeaker(name), startMs, rest, lines: 1 }
}

/** Teams writes the name on one line, the time on the next and the speech below. */
function readNameAbove(lines: readonly string[], at: number): Head | null {
  const name = (lines[at] ?? '').trim()
  const time = loneTime.exec(lines[at + 1] ?? '')?.[1]
  const before = lines[at - 1]?.trim() ?? ''
  if (time === undefined || before !== '' || !isName(name)) return null
  const startMs = readClock(time, 0)?.ms
  return startMs === undefined ? null : { name: cleanSpeaker(name), startMs, rest: '', lines: 2 }
}

function isName(written: string): boolean {
  const name = cleanSpeaker(written)
  if (written.length > maxHeadLength || name.split(/\s+/).length > maxNameWords) return false
  return nameLike.test(name.replaceAll(initial, '')) && /\p{L}/u.test(name)
}
