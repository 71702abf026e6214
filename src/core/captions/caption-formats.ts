import { readArrowTiming } from './cue-timing.ts'
import { readCommaTiming, readSbv, readSubrip, readWebvtt } from './formats/cue-blocks.ts'
import { readJson } from './formats/json.ts'
import { readJson3 } from './formats/json3.ts'
import { hasTurnHeads, readPlain, readTurns } from './formats/prose.ts'
import { readAss, readStc } from './formats/read-ass.ts'
import { isChat, readChat } from './formats/read-chat.ts'
import { isLrcLine, readLrc } from './formats/read-lrc.ts'
import { isTimeAlone, readPanel, readPanelTime } from './formats/read-panel.ts'
import { readSami } from './formats/read-sami.ts'
import { isTableBody, isTableHeader, readTable } from './formats/read-table.ts'
import { readTimedtext } from './formats/read-timedtext.ts'
import { isMicrodvdLine, readMicrodvd, readPairedTime, readTimecodes } from './formats/timed-lines.ts'
import type { RawCaptions, TranscriptFormat } from './raw-captions.ts'
import { isWholeJson, isWholeMarkup, isWholeSbv, isWholeSubrip, isWholeWebvtt } from './strict-forms.ts'

/** A text as the formats look at it. */
export type DocumentLook = {
  text: string
  /** The beginning of the text. */
  sample: string
  /** The lines of the beginning. */
  lines: readonly string[]
  fileName: string
  /** The format whose kind of time most of the lines carry, found once. */
  timed: () => { format: TranscriptFormat | null }
}

/** All that is known of a caption format: how it is known and read, and what its captions are like. */
export type CaptionFormat = {
  /** The content of the text shows that it has this format. */
  detect: (look: DocumentLook) => boolean
  read: (text: string) => RawCaptions
  /** The text has this format from the first line to the last, so that nothing may rewrite it. */
  isWhole?: (text: string) => boolean
  /** The line carries a time as this format writes it; a line counts for the first format that it fits. */
  isTimed?: (line: string) => boolean
  /** True where such lines count only if all are so: a bracketed number now and then is part of a text. */
  isTimedThroughout?: boolean
  /** The marks of a file with a damaged beginning: its ending, and a bracket that is still in it. */
  damaged?: { ending: RegExp; bracket: string }
  /** True where a file of codes or of markup is taken for it, since it has times in it or none at all. */
  mayBeCodes?: boolean
  /** The clock of the times: that of a tape, as editors have it, or one on the wall, as people note it. */
  clock?: 'tape' | 'wall'
  /** The remains of captions that the words may have: tags and entities, or entities only. */
  markup?: 'tags' | 'entities'
}

const timedtextRoot = /<(timedtext|transcript|(?:tt:)?tt)[\s>]/
const samiRoot = /<(?:sami[\s>]|sync\s{1,9}(?:\w{1,20}\s{0,3}=[^>]{0,40})?start\s{0,3}=)/i
const assDialogue =
  /^[ \t]{0,9}dialogue\s{0,9}:\s{0,9}(?:marked\s?=\s?)?\d{1,5}\s?,\s?\d{1,2}:\d{2}:\d{2}[.:]\d{1,3}\s?,/im
const assSection = /^[ \t]{0,9}\[(?:script info|v4\+? styles|events)\]/im
const json3Events = /"events"\s{0,9}:(?!\s{0,9}\[\s{0,9}\])/
/** The beginning of a damaged document of JSON. */
const jsonKey = /^(?:\{\s{0,100}"|[[{]\s{0,99}[[{(]?\s{0,99}['"]\w{1,40}['"]\s{0,9}:)/

function isJson3({ sample }: Pick<DocumentLook, 'sample'>): boolean {
  return json3Events.test(sample.slice(0, 4000))
}

function isJson({ sample, text }: DocumentLook): boolean {
  return jsonKey.test(sample) || isWholeJson(text)
}

/**
 * Every caption format that can be read, in the order in which they are looked for: a text is of the first
 * that it fits. A format is one row here, its reader, its name in the contract and the endings of its files
 * on the page.
 */
export const captionFormats: Readonly<Record<TranscriptFormat, CaptionFormat>> = {
  webvtt: {
    detect: ({ sample, fileName, timed }) =>
      sample.startsWith('WEBVTT') || (/\.vtt$/i.test(fileName) && timed().format === 'subrip'),
    read: readWebvtt,
    isWhole: isWholeWebvtt,
    clock: 'tape',
  },
  json3: {
    detect: (look) => isJson3(look) && isJson(look),
    read: readJson3,
    isWhole: (text) => isJson3({ sample: text }) && isWholeJson(text),
  },
  json: {
    detect: isJson,
    read: readJson,
    isWhole: isWholeJson,
    damaged: { ending: /\.json3?$/i, bracket: '{' },
    markup: 'tags',
  },
  timedtext: {
    detect: ({ sample }) => sample.startsWith('<') && timedtextRoot.test(sample.slice(0, 4000)),
    read: readTimedtext,
    isWhole: (text) => isWholeMarkup(text, timedtextRoot),
    damaged: { ending: /\.(?:xml|srv[123]|ttml|dfxp)$/i, bracket: '<' },
  },
  sami: {
    detect: ({ sample }) => sample.startsWith('<') && samiRoot.test(sample.slice(0, 8000)),
    read: readSami,
    isWhole: (text) => isWholeMarkup(text, /<(sami)[\s>]/i),
  },
  ass: {
    detect: ({ sample, text }) =>
      assDialogue.test(sample) || (assSection.test(sample) && /^[ \t]{0,9}dialogue\s{0,9}:/im.test(text)),
    read: readAss,
  },
  table: {
    detect: ({ lines }) => isTableHeader(lines[0] ?? '') || isTableBody(lines),
    read: readTable,
    mayBeCodes: true,
    markup: 'tags',
  },
  chat: {
    detect: ({ lines }) => isChat(lines),
    read: readChat,
    mayBeCodes: true,
    markup: 'entities',
  },
  stc: {
    detect: ({ timed }) => timed().format === 'stc',
    read: readStc,
    isTimed: (line) => line.trimStart().startsWith('*TC '),
    clock: 'tape',
  },
  subrip: {
    detect: ({ timed }) => timed().format === 'subrip',
    read: readSubrip,
    isWhole: isWholeSubrip,
    isTimed: (line) => readArrowTiming(line) !== null,
    clock: 'tape',
  },
  sbv: {
    detect: ({ timed }) => timed().format === 'sbv',
    read: readSbv,
    isWhole: isWholeSbv,
    isTimed: (line) => readCommaTiming(line) !== null,
    mayBeCodes: true,
    clock: 'tape',
  },
  timecodes: {
    detect: ({ timed }) => timed().format === 'timecodes',
    read: readTimecodes,
    isTimed: (line) => readPairedTime(line) !== null,
    mayBeCodes: true,
    clock: 'tape',
  },
  microdvd: {
    detect: ({ timed }) => timed().format === 'microdvd',
    read: readMicrodvd,
    isTimed: isMicrodvdLine,
    isTimedThroughout: true,
  },
  lrc: {
    detect: ({ timed }) => timed().format === 'lrc',
    read: readLrc,
    // A time alone is one of a panel; lyrics stand behind theirs.
    isTimed: (line) => isLrcLine(line) && !isTimeAlone(line),
    isTimedThroughout: true,
    mayBeCodes: true,
    markup: 'entities',
  },
  turns: {
    detect: ({ lines }) => hasTurnHeads(lines),
    read: readTurns,
    mayBeCodes: true,
    clock: 'wall',
    markup: 'entities',
  },
  panel: {
    detect: ({ timed }) => timed().format === 'panel',
    read: readPanel,
    isTimed: (line) => readPanelTime(line) !== null,
    mayBeCodes: true,
    clock: 'wall',
    markup: 'entities',
  },
  plain: {
    detect: () => true,
    read: readPlain,
    mayBeCodes: true,
    markup: 'entities',
  },
}
