import type { RawCaptions, RawCue } from '../raw-captions.ts'
import { trimBlankLines } from './timed-lines.ts'

const date = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`
/** A time of day, with what says so in English, German, Korean, Chinese and Japanese. */
const dayTime = String.raw`(?:(?:오전|오후|上午|下午|午前|午後)\s?)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[ \u00a0\u202f]?(?:[AaPp]\.?[ \u00a0\u202f]?[Mm]\.?|[صم]|ÖÖ|ÖS)|[ ]Uhr)?`
/** A time of day with a mark that no other time has. */
const markedDayTime = String.raw`(?:(?:오전|오후|上午|下午|午前|午後)\s?\d{1,2}:\d{2}|\d{1,2}[:.]\d{2}(?::\d{2})?(?:[ \u00a0\u202f]?[AaPp]\.?[ \u00a0\u202f]?[Mm]\.?|[ ]Uhr))`
const words = String.raw`(?<words>.*)$`
const shortName = String.raw`(?<name>[^\s:<>[\]][^:<>[\]\n]{0,58}?)`

/** The lines with which messages begin: a time of day or a date, the author, and perhaps the words. */
const heads: readonly RegExp[] = [
  // `[01.02.26, 10:00:12] Name: words`, `2/1/26, 10:00 AM - Name: words`; without a name it is a notice of
  // the program.
  new RegExp(
    String.raw`^\u200e?\[?${date},?[T \u202f]+${dayTime}(?:\.\d{1,6})?Z?\]?(?:[ \t]+[-–][ \t]+|[ \t]*[:,]?[ \t]+)(?:(?<name>[^:\n]{1,60}):(?:[ \t]+|$|(?=\p{Lo})))?${words}`,
    'u',
  ),
  // `[10:01] <name> words`
  new RegExp(String.raw`^\[?${dayTime}\]?[ \t]+<[ @+]?${shortName}>[ \t]+${words}`, 'u'),
  // `[Name] [오전 10:00] words`
  new RegExp(String.raw`^\[${shortName}\][ \t]*\[${markedDayTime}\][ \t]+${words}`, 'u'),
  // `[10:00 AM] Name` over the words
  new RegExp(String.raw`^\[${markedDayTime}\][ \t]+${shortName}(?<words>)$`, 'u'),
  // `10:00:12  From Name to Everyone:`
  new RegExp(
    String.raw`^${dayTime}[ \t]+(?:From|Von|De|От|Da)[ \t]+${shortName}[ \t]+(?:to|an|à|a|для|para)[ \t]+[^:\n]{1,60}:[ \t]*${words}`,
    'u',
  ),
  // `10:00:12  From Name : words`
  new RegExp(String.raw`^${dayTime}[ \t]+(?:From|Von|De|От|Da)[ \t]+${shortName}[ \t]*:[ \t]+${words}`, 'u'),
  // `10:00 AM words`
  new RegExp(String.raw`^${markedDayTime}[ \t]+(?:(?<name>[^:\n]{1,40}):[ \t]+)?${words}`, 'u'),
  // `Name (2/1/2026 10:00 PM): words`, `Name, [01.02.2026 10:00]`
  new RegExp(String.raw`^${shortName},?[ \t]+[[(]${date},?[ \t]+${dayTime}[\])]:?[ \t]*${words}`, 'u'),
  // `Name  10:00 AM`, `Name — Today at 10:00 AM`
  new RegExp(
    String.raw`^${shortName}[ \t]*(?:[—–,-][ \t]+[^\n\d]{0,24}[ \t]+|[ \t])${markedDayTime}(?<words>)$`,
    'u',
  ),
]
/** `10:00⇥Name⇥words`, which is a table of other times where no date stands above. */
const tabbed = /^\d{1,2}:\d{2}\t(?<name>[^\t\n]{1,60})\t(?<words>.*)$/u
const ways: readonly RegExp[] = [...heads, tabbed]
/** A name on its own line and the time of day below it. */
const loneDayTime = new RegExp(String.raw`^[ \t]*${markedDayTime}[ \t]*$`, 'u')
const maxNameLength = 60
const sampleLines = 2000
/** Over a day, or before the first message: `2026/01/02(Fri)`. */
const dateLine = new RegExp(
  String.raw`^[-— ]{0,20}(?:\p{L}{2,12},? )?${date}(?:[ .]?\(?\p{L}{1,12}\)?)?[-— ]{0,20}$`,
  'u',
)
/** The mark that WhatsApp puts behind an edited message. */
const edited = /\s*\u200e<[^<>\n]{3,60}>\s*$/u
/** The text in place of a picture or a voice message that the file does not hold. */
const placeholder = /^(?:<[^<>\n]{1,60}>|\u200e.{1,60})$/u

type Head = { name: string | null; words: string }

/** The lines are an exported or copied chat: most messages begin with a time of day and a name. */
export function isChat(lines: readonly string[]): boolean {
  const written = lines.slice(0, sampleLines).filter((line) => line.trim() !== '')
  const counts = countHeads(written)
  const found = Math.max(...counts)
  return found >= 2 && found >= written.length / 3
}

/** The number of lines that fit each way to begin a message, and last of times of day alone. */
function countHeads(lines: readonly string[]): number[] {
  const isDated = lines.some((line) => dateLine.test(line.trim()))
  const perWay = ways.map((head) =>
    head === tabbed && !isDated ? 0 : lines.filter((line) => head.test(line)).length,
  )
  const above = lines.filter((line) => loneDayTime.test(line)).length
  return [...perWay, above]
}

/** Reads a chat: who wrote, and what. The times of day are no times of a video, so there are none. */
export function readChat(text: string): RawCaptions {
  const lines = text.split('\n')
  const sample = lines.slice(0, sampleLines)
  const counts = countHeads(sample)
  const way = counts.indexOf(Math.max(...counts))
  const messages = way === ways.length ? messagesBelowTimes(lines) : messagesOf(lines, ways[way])
  const named = messages.filter(({ name }) => name !== null).length
  const cues = messages
    // Among messages with a sender, one without is a notice of the program.
    .filter(({ name }) => name !== null || named <= messages.length / 2)
    .map(({ name, words: said }): RawCue => {
      const spoken = said
        .map((line) => line.replace(edited, ''))
        .filter((line) => !placeholder.test(line.trim()) && !dateLine.test(line.trim()))
      return { startMs: null, endMs: null, text: trimBlankLines(spoken).join('\n'), speaker: name }
    })
  return { cues, captionKind: 'unknown', language: null }
}

type Message = { name: string | null; words: string[] }

function messagesOf(lines: readonly string[], way: RegExp | undefined): Message[] {
  const messages: Message[] = []
  for (const line of lines) {
    const head = way === undefined ? null : readHead(line, way)
    if (head === null) messages.at(-1)?.words.push(line)
    else messages.push({ name: head.name, words: [head.words] })
  }
  return withNamesInFirstLine(messages)
}

function readHead(line: string, way: RegExp): Head | null {
  const groups = way.exec(line)?.groups
  if (groups === undefined) return null
  return { name: groups['name']?.trim() ?? null, words: groups['words'] ?? '' }
}

/** The messages with a name alone behind the stamp and the words below: that name is the author. */
function withNamesInFirstLine(messages: Message[]): Message[] {
  const isHeaded = ({ name, words: [first = '', ...below] }: Message): boolean =>
    name === null && first.trim() !== '' && first.length <= maxNameLength && trimBlankLines(below).length > 0
  if (messages.filter(isHeaded).length < messages.length * 0.8) return messages
  return messages.map((message) => {
    const [first = '', ...below] = message.words
    return isHeaded(message) ? { name: first.trim(), words: below } : message
  })
}

function messagesBelowTimes(lines: readonly string[]): Message[] {
  const messages: Message[] = []
  for (const [i, line] of lines.entries()) {
    if (loneDayTime.test(lines[i + 1] ?? '')) messages.push({ name: line.trim(), words: [] })
    else if (!loneDayTime.test(line)) messages.at(-1)?.words.push(line)
  }
  return messages
}
