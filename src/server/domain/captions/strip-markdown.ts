import { cleanSpeaker } from './speaker-name.ts'

/** Anything that Markdown marks text with; most transcripts have none of it, which is found out in one look. */
const anyMark = /\]\(|\*\*|__|^#{1,6} |^> |^[*+•] |\\\n|\\ +\*/m
/** Formats with marks of their own: captions with arrows, JSON, markup, WebVTT. */
const otherFormat = /^(?:WEBVTT|[{<]|\[[{\s\d"]*[{"])|-->/
const sampleCharacters = 5000

const linkedTime = /(?<=\S)[ \t]+(?=[*_]{0,3}\[\(?\d{1,3}(?::\d{2}){1,2}\)?\]\()/g
const image = /!\[([^\][\n]{0,200})\]\([^()\s]{0,2000}\)/g
const link = /\[([^\][\n]{1,300})\]\((?:[^()\s]|\([^()\s]{0,200}\)){0,2000}(?: "[^"\n]{0,200}")?\)/g
const hardBreak = /[ \t]{0,9}\\[ \t]{1,9}(?=[*_])|[ \t]{0,9}\\$/gm
const strong = /(\*\*\*|\*\*|__)(?=\S)([^\n]{1,300}?)(?<=\S)\1/g
const emphasis = /(?<![\w*\\])([*_])(?=[^\s*_])([^\n*_]{1,300}?)(?<=[^\s*_\\])\1(?![\w*])/g
const heading = /^#{1,6}[ \t]{1,9}(.{0,300})$/
const quote = /^(?:>[ \t](?!>))+/
const bullet = /^[ \t]{0,8}[*+•][ \t]+(?=\S)/
/** A list of moments: `- 0:01 words`, `- [0:01] words`. */
const timedItem = /^[ \t]{0,8}[-–][ \t]+(?=[[(]?\d{1,3}:\d{2})/
const rule = /^[ \t]*(?:-{3,}|\*{3,}|_{3,})[ \t]*$/
const escaped = /\\([*_[\]#>~`-])/g

/**
 * The words of a transcript that is written in Markdown: links are their text, bold, italics, quotes and lists lose their
 * marks, a time with a link begins a line. Headings are nobody's speech and go, but one that names a speaker over and over
 * becomes a label.
 */
export function withoutMarkdown(text: string): string {
  if (otherFormat.test(text.slice(0, sampleCharacters).trimStart()) || !anyMark.test(text)) return text
  const plain = text
    .replace(linkedTime, '\n')
    .replace(image, '$1')
    .replace(link, '$1')
    .replace(hardBreak, '\n')
    .replace(strong, '$2')
    .replace(emphasis, '$2')
  const lines = plain.split('\n')
  const speakers = repeatedHeadings(lines)
  const hasChevrons = plain.includes('>>')
  return lines
    .flatMap((line) => withoutLineMarks(line, { speakers, hasChevrons }))
    .join('\n')
    .replace(escaped, '$1')
}

type Marks = { speakers: ReadonlySet<string>; hasChevrons: boolean }

function withoutLineMarks(line: string, { speakers, hasChevrons }: Marks): string[] {
  const title = titleOf(line)
  if (title !== null) return speakers.has(cleanSpeaker(title)) ? ['', `${title.replace(/:$/, '')}:`] : ['']
  if (rule.test(line)) return ['']
  const unquoted = hasChevrons ? line : line.replace(quote, '')
  return [unquoted.replace(bullet, '').replace(timedItem, '')]
}

/** Headings that come again, with or without what stands behind the name, are the names of those who speak below. */
function repeatedHeadings(lines: readonly string[]): Set<string> {
  const counts = new Map<string, number>()
  for (const line of lines) {
    const title = cleanSpeaker(titleOf(line) ?? '')
    if (title !== '') counts.set(title, (counts.get(title) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([title]) => title))
}

function titleOf(line: string): string | null {
  return heading.exec(line)?.[1]?.replace(/[ \t#]+$/, '') ?? null
}
