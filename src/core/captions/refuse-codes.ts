import type { Cue } from '#contract/transcripts.ts'
import { AppError } from '#core/app-error.ts'
import { hasMoreMarks } from '#core/json-marks.ts'

const instead = 'Export it as SubRip (.srt), WebVTT (.vtt) or plain text, and give that.'
const sampleCharacters = 20_000
/** A value of Python or of JavaScript: `Transcript(snippets=[…`, `var captions = [{…`. */
const printedValue =
  /^\s{0,99}(?:(?:var|let|const)\s)?(?:[\w.]{1,60}\s{0,9}=\s{0,9}[[{(]|[\w.]{1,60}\([\w.]{1,60}=[[{'"])\s{0,99}[[{'"\w]/
/** Lines of a file in which codes stand for the words, or in which there are none, by what is in it. */
const codes: readonly (readonly [sign: RegExp, name: string])[] = [
  [
    /^(?:\d{2}:\d{2}:\d{2}[:;.]\d{2,3}\s+(?:[0-9a-f]{4}\s+){2,}[0-9a-f]{4}\s*\n\s*){1}/im,
    'captions in the coded format Scenarist (SCC)',
  ],
  [
    /^(?:\[\d{1,8}\][ \t]?\[\d{0,8}\].*\n?){2}/m,
    'subtitles in the format MPL2, which counts tenths of a second',
  ],
  [printedValue, 'data as a program prints it, and no JSON'],
  [/^File Format=MacCaption/im, 'captions in the coded format MacCaption (MCC)'],
  [/^# VobSub index file/im, 'an index of subtitles that are pictures (VobSub)'],
  [/^\s*File type = "ooTextFile/, 'a TextGrid of Praat'],
  [/^\s*\{\\rtf\d/, 'a rich text document'],
  [/^TITLE:.{0,200}\n+FCM: (?:NON-)?DROP FRAME/im, 'a list of edits (EDL)'],
  [/^(?:TITLE=.{0,200}\n|FILE=.{0,200}\n|\s)*FORMAT=(?:TIME|\d)/i, 'subtitles in the format MPSub'],
  [/^\{HEAD\s[\s\S]{0,2000}^\{T \d{2}:/m, 'subtitles in the format DVDSubtitle'],
  [/^-->> ?\d{1,8}\s*$/m, 'subtitles in the format AQTitle, which counts frames'],
  [/^\s*<window\b[^>]{0,300}>[\s\S]{0,500}<time\b/i, 'captions in the format RealText'],
  [
    /^\s{0,9}\d{1,8},\s{0,9}\d{1,8},\s{0,9}"[^"\n]{1,400}"\s*\n\s{0,9}\d{1,8},\s{0,9}\d{1,8},\s{0,9}"/,
    'subtitles in the format PJS, whose times count tenths or frames',
  ],
  [
    /^\d{1,2}:\d{2}:\d{2}\.\d{2} \d{1,2}:\d{2}:\d{2}\.\d{2} (?:[A-Z]{1,8} )?\{/m,
    'subtitles in the format JACOsub',
  ],
  [
    /^(?:[A-Za-z0-9+/]{60,76}\n){3,}[A-Za-z0-9+/]{1,76}={0,2}\s*$|^[A-Za-z0-9+/]{200,}={0,2}\s*$/,
    'text in a code for mail (Base64)',
  ],
]

/** Documents of markup by the first element or a declaration in it. */
const documents: readonly (readonly [sign: RegExp, name: string])[] = [
  [/<(?:!doctype html|html|head|body)[\s>]/i, 'a web page'],
  [/<fcpxml[\s>]/i, 'a project of Final Cut Pro'],
  [/<xmeml[\s>]/i, 'a project of Premiere or Final Cut Pro'],
  [/<(?:DCSubtitle|SubtitleReel|[a-z]+:SubtitleReel)[\s>]/i, 'subtitles for a cinema (XML)'],
  [/<(?:w:document|office:document)[\s>]/i, 'the inside of a text document'],
  [/<(?:rss|feed)[\s>]/i, 'a feed of news or episodes'],
  [/<Trans[\s>]/, 'a transcript of the program Transcriber (XML)'],
]

/**
 * Refuses a file whose lines are codes, projects of editing programs or other markup, which would make poor
 * sentences. Captions in XML that can be read are known before.
 * @throws AppError `TRANSCRIPT_NOT_TEXT` with what the file is
 */
export function refuseCodes(text: string): void {
  const sample = text.slice(0, sampleCharacters)
  const found = codes.find(([sign]) => sign.test(sample)) ?? documentOf(sample)
  if (found !== undefined)
    throw new AppError(
      'TRANSCRIPT_NOT_TEXT',
      `This file is ${found[1]}, which cannot be read here. ${instead}`,
    )
}

const opening = /^\s*(?:<\?xml\b|<!--|<!doctype\s|<[a-z][\w:.-]{0,40}(?:\s[^<>]{0,500})?>)/i
const tag = /<\/?[a-z][\w:.-]{0,40}(?:\s[^<>]{0,500})?\/?>/gi
/** The least share of lines with a tag; a transcript may have a tag now and then. */
const minTags = 0.5

function documentOf(sample: string): readonly [RegExp, string] | undefined {
  if (!opening.test(sample)) return undefined
  const known = documents.find(([sign]) => sign.test(sample))
  if (known !== undefined) return known
  const tags = sample.match(tag)?.length ?? 0
  const isXml = /^\s*<\?xml\b/.test(sample)
  return isXml || tags > sample.split('\n').length * minTags
    ? [opening, 'HTML or XML without captions']
    : undefined
}

const picture = /^\S{1,300}\.(?:jpe?g|png|webp|gif)(?:[?#]\S{0,200})?$/i
const jsonObject = /^\{\s{0,9}"[\s\S]{0,20000}\}$/
/** The least share of captions that are data. */
const minData = 0.8

/**
 * Refuses captions that hold pictures or data in place of words, as players are given for the preview of a
 * video.
 * @throws AppError `TRANSCRIPT_EMPTY`
 */
export function refuseData(cues: readonly Cue[]): void {
  const [first] = cues
  if (first === undefined || !isData(first)) return
  if (cues.filter(isData).length < cues.length * minData) return
  throw new AppError(
    'TRANSCRIPT_EMPTY',
    'This file holds pictures or data for a player and no words. Give the one with the captions of the video.',
  )
}

function isData({ text }: Cue): boolean {
  return picture.test(text) || jsonObject.test(text)
}

/** Automatic captions of two days have fewer; the values of more would take more memory than a thread has. */
const maxMarks = 4_000_000

/**
 * Refuses JSON of more values than captions have, before it is parsed.
 * @throws AppError `TRANSCRIPT_EMPTY`
 */
export function refuseManyValues(text: string): void {
  if (hasMoreMarks(text, maxMarks))
    throw new AppError('TRANSCRIPT_EMPTY', 'This JSON file has more in it than captions have.')
}
