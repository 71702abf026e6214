import { cutText } from '#core/storable-text.ts'
import { foldDigits } from '#product/digits.ts'

const clock = String.raw`(?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?!:?\d)`
/** Asks for an arrow in colour; where its arrow is a mark and not of the title, it is one too. */
const variation = String.raw`\uFE0E\uFE0F`
/** Marks that nobody sees, such as those of the direction of writing. */
const unseen = String.raw`\p{Cf}`
/** The marks between a time and its title: blanks, brackets, dashes, arrows and dots. */
const marks = String.raw`[\s)\]\p{Pd}~〜:：|>→⇒➜➔➤►▶»•·=.,${variation}${unseen}]*`
const rangeEnd = String.raw`(?:(?:to\s+)?(?:\d{1,2}:)?\d{1,2}:\d{2}(?!:?\d))?`
const lastRangeEnd = String.raw`(?:\s*(?:[\p{Pd}~〜→]|to\s)\s*(?:\d{1,2}:)?\d{1,2}:\d{2}(?!:?\d))?`
const itemNumber = String.raw`(?:\s*#?\d{1,3}(?::\s|[\s.)\p{Pd}])+)?`
/** A line that begins with a time or a range, perhaps after its number or a mark; marks of the title stay. */
const timeFirst = new RegExp(
  String.raw`^${itemNumber}[\s\p{P}\p{S}${variation}${unseen}]*${clock}${marks}${rangeEnd}${marks}([^\s)\]\p{Pd}~〜:：|>→⇒➜➔➤►▶»•·=.,${variation}${unseen}].*)$`,
  'u',
)
const timeLast = new RegExp(
  String.raw`^(\S.*?)[\s\p{Pd}~〜:：|(\[>→⇒➜➔➤►▶»${variation}${unseen}]*${clock}${lastRangeEnd}[\s)\]${unseen}]*$`,
  'u',
)
/** Before a time of the day, at which a video was made or shown. */
const ofTheDay =
  /^(?:(?:pre-?)?recorded|filmed|taped|shot|streamed|broadcast|aired|published|posted|uploaded|updated|aufgenommen|aufgezeichnet|gefilmt|opgenomen|enregistrée?|filmée?|tournée?|grabad[oa]|registrat[oa]|gravad[oa]|записано|снято|录制|錄製|収録|録画|녹화)(?![\p{L}\p{N}])/iu
/** Times in the digits of any script and with a full-width colon, as keyboards write them. */
const wideClock = /\p{Nd}{1,2}(?:[:：]\p{Nd}{2}){1,2}/gu
/** A row of dots that leads to the time behind a title. */
const leader = /(?:\s[.…·_]{2,300}|[.…·_]{4,300})$/
/** The colour mark of a sign before it, where there is no such sign. */
const strayVariation = /(?<!\p{Emoji})[\uFE0E\uFE0F]/gu
const minChapters = 3
/** YouTube's own rule. */
const minChapterSeconds = 10
const maxTitleLength = 200

/** A chapter as the description of a video names it; `start` in seconds. */
type DescribedChapter = { title: string; start: number }

/** A chapter of a line, and whether the line begins or ends with its time. */
type ReadLine = DescribedChapter & { form: 'first' | 'last' }
/** A line with a time, and how many other lines stand between it and the last one. */
type TimedLine = ReadLine & { linesBefore: number }

/**
 * The chapters in a description, by YouTube's own rule: at least three lines with rising times, the first at
 * 0:00, none shorter than ten seconds. Times that come after other text and don't go on from there are noise.
 * Empty when there are none.
 */
export function chaptersOfDescription(
  description: string,
  durationSeconds: number | null,
): DescribedChapter[] {
  const lines = timedLines(description)
  const first = lines.findIndex(({ start }) => start === 0)
  if (first === -1) return []
  const chapters: TimedLine[] = []
  for (const line of lines.slice(first)) {
    const last = chapters.at(-1)
    // After a gap, a time on the other side of its text belongs to something else.
    if (line.linesBefore > 0 && line.form !== (chapters[0] ?? line).form) break
    const goesOn = last === undefined || line.start >= last.start + minChapterSeconds
    const isWithin = durationSeconds === null || line.start < durationSeconds
    if (goesOn && isWithin) chapters.push(line)
    else if (line.linesBefore === 0 && isWithin) return []
    else break
  }
  if (chapters.length < minChapters) return []
  return chapters.map(({ title, start }) => ({ title, start }))
}

function timedLines(description: string): TimedLine[] {
  const found: TimedLine[] = []
  let linesBefore = 0
  for (const line of description.split(/\r?\n/)) {
    const chapter = readLine(
      cutText(line, 1000).replaceAll(wideClock, (time) => foldDigits(time.normalize('NFKC'))),
    )
    if (chapter === null) linesBefore += 1
    else {
      found.push({ ...chapter, linesBefore })
      linesBefore = 0
    }
  }
  return found
}

function readLine(line: string): ReadLine | null {
  const first = timeFirst.exec(line)
  if (first !== null) return toChapter('first', first[4], first.slice(1, 4))
  const last = timeLast.exec(line.trimEnd())
  if (last === null || ofTheDay.test(last[1] ?? '')) return null
  return toChapter('last', last[1], last.slice(2, 5))
}

function toChapter(
  form: ReadLine['form'],
  text: string | undefined,
  [hours, minutes, seconds]: (string | undefined)[],
): ReadLine | null {
  const given = (text ?? '').trim().replaceAll(strayVariation, '')
  const title = cutText(form === 'last' ? given.replace(leader, '').trimEnd() : given, maxTitleLength)
  if (title === '' || Number(seconds) > 59) return null
  return { form, title, start: Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds) }
}
