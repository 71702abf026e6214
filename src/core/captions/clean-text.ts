import { decodeHTMLStrict } from 'entities'
import { scanMarkup } from './formats/scan-markup.ts'
import { cleanSpeaker } from './speaker-names.ts'

/** Marks that are not seen: soft hyphen, direction marks, byte order mark. */
const invisible = /[\u00ad\u061c\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
/** The characters of a blank: all blanks but the line end, zero-width, control, half pairs. */
const blanks = /(?:[^\S\n]|[[\p{Cc}\p{Cs}]--\n]|\u200b)+/gv
const musicNotes = /[\u2669-\u266c\u{1f3b5}\u{1f3b6}]/gu
/** Characters that may be written apart, where one character stands for them and the one before. */
const decomposed = /\p{M}|[\u1100-\u11ff]/u
/** Anything of the above, and empty places. Most captions have none of it, which is found out in one look. */
const untidy =
  / {2}|[^\S \n]|[[\p{Cc}\p{Cf}\p{Cs}]--\n]|[\u2669-\u266c\u{1f3b5}\u{1f3b6}]|^[ \n]|[ \n]$| \n|\n[ \n]/v

/**
 * The text of a caption with composed characters, lines parted by `\n`: no music notes, invisible marks,
 * empty lines or needless blanks.
 */
export function cleanText(text: string): string {
  const whole = decomposed.test(text) ? text.normalize('NFC') : text
  if (whole === '' || !untidy.test(whole)) return whole
  const plain = whole.replace(invisible, '').replace(musicNotes, ' ').replace(blanks, ' ')
  const lines = plain.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').join('\n')
}

/** Tags that caption formats use. Any other is taken for words: people do say "the video tag". */
const captionTags = new Set('b i u s c v p em strong font span ruby lang rt rp br'.split(' '))
const withoutWords = new Set(['rt', 'rp'])
const maxNameLength = 100
/** Tags, entities and overrides all need one of these, which most captions have none of. */
const mayHaveMarkup = /[<&{\\]/
/** `{\an8}`, and the braces that SubRip and MicroDVD have for italics and colours. */
const positionOverride = /\{(?:\\[^{}\n]{0,200}|\/?[biu]|[yYcCfFsSpPoO]:[^{}\n]{0,100})\}/g
/** Entities that were escaped once more. */
const doubleEscaped = /&amp;(?=(?:amp|lt|gt|quot|apos|nbsp|#\d{2,6});)/g

/** `< i >`, `< / i >`: tags as translating programs write them. */
const spacedTag = /<\s{1,3}(\/?)\s{0,3}([biu])\s{0,3}>/gi

/** A run of caption text with its speaker, where the markup names one. */
type VoiceRun = { speaker: string | null; text: string }

/** Caption text without tags, with entities decoded. Readings above Japanese characters are left out. */
export function stripTags(text: string): string {
  if (!mayHaveMarkup.test(text)) return text
  return voiceRuns(text)
    .map((run) => run.text)
    .join('')
}

/** Without the overrides of SubStation Alpha, whose line break some captions have. */
function plainSource(text: string): string {
  let source = text.includes('{') ? text.replace(positionOverride, '') : text
  if (source.includes('\\')) source = source.replaceAll(/\\N/g, '\n')
  if (source.includes('< ')) source = source.replace(spacedTag, '<$1$2>')
  return source.includes('&amp;') ? source.replace(doubleEscaped, '&') : source
}

/**
 * Caption text without tags, cut where a WebVTT voice tag `<v Name>` begins or ends. Other tags than those of
 * captions are words, unless `isMarked`: in WebVTT what is said has no tags, and players drop those they do
 * not know.
 */
export function voiceRuns(text: string, isMarked = false): VoiceRun[] {
  const source = plainSource(text)
  if (!source.includes('<')) return [{ speaker: null, text: decodeWords(source) }]
  const runs: VoiceRun[] = []
  let run: VoiceRun = { speaker: null, text: '' }
  let isSilent = false
  for (const token of scanMarkup(source)) {
    const tag = token.kind === 'tag' ? token.name : null
    if (token.kind === 'text') run.text += isSilent ? '' : token.text
    else if (tag === 'v') {
      runs.push(run)
      run = { speaker: token.isClosing ? null : voiceName(token.source), text: '' }
    } else if (tag === 'br') run.text += '\n'
    else if (tag !== null && withoutWords.has(tag)) isSilent = !token.isClosing
    else if (tag !== null && !isMarked && !isCaptionTag(tag)) run.text += `${token.source}>`
    else if (tag === 'ruby') isSilent = false
  }
  return [...runs, run].map(({ speaker, text: words }) => ({ speaker, text: decodeWords(words) }))
}

/** A tag that a converter took for words and escaped, with its end. */
const escapedTag = /<(font|[biu]|span|c)(?:\s[^<>]{0,200})?>([^<>]{0,2000})<\/\1>/gi

function decodeWords(words: string): string {
  const decoded = decodeHTMLStrict(words)
  return words.includes('&lt;') ? decoded.replace(escapedTag, '$2') : decoded
}

function isCaptionTag(name: string): boolean {
  return captionTags.has(name) || /^\d/.test(name)
}

/** The annotation of `<v.class Name>`. */
function voiceName(source: string): string | null {
  const blank = source.search(/\s/)
  const name = blank === -1 ? '' : cleanText(decodeHTMLStrict(source.slice(blank))).replaceAll('\n', ' ')
  return name === '' || name.length > maxNameLength ? null : name
}

/**
 * Beginnings of the words that captions use for sounds, in the languages YouTube writes automatic captions in
 * and those of its larger caption communities.
 */
const soundStems =
  'applau|applaud|laugh|laughter|music|cheer|chuckl|giggl|sigh|cough|sneez|gasp|whistl|clap|groan|inaudib|indistinct|' +
  'unintelligib|crosstalk|silence|noise|foreign|beep|bleep|blank_audio|clears|snort|hum|' +
  'musik|applaus|gelächter|lach|beifall|musique|applaudiss|rire|música|musica|aplauso|risa|riso|risate|risada|' +
  'muziek|gelach|müzik|alkış|muzyka|śmiech|brawa|skratt|applåd|музык|аплодис|овац|смех|сме[её]т|смею|шум|свист|' +
  'возглас|хихик|усмех|неразборч|невнятн|бубн|вздох|音楽|音乐|音樂|拍手|笑|掌[声聲]|음악|박수|웃음|موسيقى|تصفيق|ضحك|' +
  'संगीत|तालियां|हँसी|เพลง|ดนตรี|เสียงหัวเราะ|nhạc'
/** Notes on how something is said, or in which language: `[speaking Japanese]`. */
const mannerWord =
  /^(?:(?:continues?|begins?|starts?) )?(?:speak(?:s|ing)|talk(?:s|ing)|sing(?:s|ing)|whisper(?:s|ing)|shout(?:s|ing)|repl(?:ies|ying)|murmur(?:s|ing)?|mumbl(?:es|ing)|chant(?:s|ing)|non-english|in (?:a )?(?:foreign|\p{Lu}\p{L}+)|(?:spricht|parl(?:e|ant|a|ando)|habla(?:ndo)?|fala(?:ndo)?|говорит|говорят|поёт|поет) )/u
const soundWord = new RegExp(`(?<!\\p{L})(?:${soundStems})`, 'iu')
/** The applause of a group in records of parliaments: `(Beifall bei der SPD)`. Shouts follow a colon. */
const applauseOf =
  /[ \t]{0,4}[(（](?:\p{L}{1,20} )?(?:beifall|heiterkeit|applaudissements|applausi|aplausos)(?!\p{L})[^():：（）]{0,120}[)）](?=([\p{L}\p{N}])?)/giu
/** With the blanks before, which would be left before a full stop. What comes before a colon is a label. */
const bracketed = /[ \t]{0,4}\[([^[\]]{0,120})\](?!\s{0,4}[:：])(?=([\p{L}\p{N}])?)/gu
const parenthesised = /[ \t]{0,4}[(（]([^()（）]{1,40})[)）](?!\s{0,4}[:：])(?=([\p{L}\p{N}])?)/gu

/**
 * Takes sounds out of the text of a caption: `[Music]`, `(applause)`. Square brackets go when they name a
 * sound, hold no letters or make up all of the caption; words an editor put into a sentence stay.
 */
export function stripSounds(text: string): string {
  if (!/[[(（]/.test(text)) return text
  if (isOneBracket(text)) return ''
  return text
    .replace(bracketed, (whole, inner: string, next: string | undefined) => {
      return isSound(inner, 6) || !/[\p{L}\p{N}]/u.test(inner) ? gap(next) : whole
    })
    .replace(applauseOf, (_, next: string | undefined) => gap(next))
    .replace(parenthesised, (whole, inner: string, next: string | undefined) => {
      return isSound(inner, 3) ? gap(next) : whole
    })
}

/** The text in place of a removed sound: a blank only where two words would run together. */
function gap(next: string | undefined): string {
  return next === undefined ? '' : ' '
}

function isSound(inner: string, maxWords: number): boolean {
  const words = inner.trim()
  if (words.split(/\s+/).length > maxWords) return false
  return soundWord.test(words) || mannerWord.test(words.charAt(0).toLowerCase() + words.slice(1))
}

function isOneBracket(text: string): boolean {
  const inner = text.trim()
  return inner.startsWith('[') && inner.indexOf(']') === inner.length - 1
}

/** Anything that Markdown marks text with; one look finds that most transcripts have none of it. */
const anyMark = /\]\(|\*\*|__|^#{1,6} |^> |^[*+•] |\\\n|\\ +\*|^[-–] [[(]?\d{1,3}:\d\d/m
/** Formats with marks of their own: captions with arrows, JSON, markup, WebVTT, lyrics with a length. */
const otherFormat = /^(?:WEBVTT|[{<]|\[[{\s\d"]*[{"])|-->|(?:^|\n)\[\d{1,8},\d{1,7}\]/
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
/** A time that Markdown shows as code, at the beginning of a line or behind a name. */
const codedTime = /^([^`\n]{0,60})`(\d{1,3}(?::\d{2}){1,2})`(?=\s)/gm
const escaped = /\\([*_[\]#>~`-])/g

/**
 * The words of a transcript that is written in Markdown: links are their text, bold, italics, quotes and
 * lists lose their marks, a time with a link begins a line. Headings are nobody's speech and go, but one that
 * names a speaker over and over becomes a label.
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
    .replace(codedTime, '$1[$2]')
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

/** Headings that come again, with or without an addition to the name, name the speakers below them. */
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
