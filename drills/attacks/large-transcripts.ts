import { maxTranscriptWords } from '#product/limits.ts'

/** As many bytes as a call may have, but for a few. */
const bytes = 9_900_000
const dayMs = 86_000_000

type Line = (from: string, to: string, fromMs: number) => string

/** Lines with rising times over a day, as many as there is room for between the ends. */
function timed(line: Line, [before, after]: readonly [string, string] = ['', '']): string {
  const room = bytes - before.length - after.length
  const count = Math.min(
    maxTranscriptWords - 1,
    Math.floor(room / line(clock(dayMs), clock(dayMs), dayMs).length),
  )
  const stepMs = Math.floor(dayMs / count)
  const lines = Array.from({ length: count }, (_, at) =>
    line(clock(at * stepMs), clock((at + 1) * stepMs), at * stepMs),
  )
  return `${before}${lines.join('')}${after}`
}

/** `01:02:03.004` */
function clock(ms: number): string {
  return new Date(ms).toISOString().slice(11, 23)
}

const frames = (time: string): string => `${time.slice(0, 8)}:${time.slice(9, 11)}`
const again = (part: string): string => part.repeat(bytes / part.length)

/**
 * Transcripts of as many short captions or words as a paste has room for, one of each kind that is read in
 * another way.
 */
export const largeTranscripts: Readonly<Record<string, () => string>> = {
  subrip: () => timed((from, to) => `${from.replace('.', ',')} --> ${to.replace('.', ',')}\na\n\n`),
  webvtt: () => timed((from, to) => `${from} --> ${to}\n<v A>b\n\n`, ['WEBVTT\n\n', '']),
  sbv: () => timed((from, to) => `${from.slice(1)},${to.slice(1)}\na\n\n`),
  lrc: () => timed((from) => `[${from.slice(0, 11)}]a\n`),
  panel: () => timed((from) => `${from.slice(0, 8)}\nab\n`),
  timecodes: () => timed((from, to) => `${frames(from)} ${frames(to)} a\n`),
  microdvd: () => timed((_from, _to, ms) => `{${ms}}{${ms}}abc\n`),
  json: () =>
    timed((_from, _to, ms) => `{"text":"a","start":${ms}},`, ['[', '{"text":"a","start":86000000}]']),
  json3: () =>
    timed((_from, _to, ms) => `{"tStartMs":${ms},"segs":[{"utf8":"a "}]},`, ['{"events":[', '{}]}']),
  ttml: () =>
    timed(
      (from, to) => `<p begin="${from}" end="${to}">a</p>`,
      ['<tt xmlns="http://www.w3.org/ns/ttml"><body><div>', '</div></body></tt>'],
    ),
  sami: () => timed((_from, _to, ms) => `<SYNC Start=${ms}><P>a`, ['<SAMI><BODY>', '</BODY></SAMI>']),
  ass: () =>
    timed(
      (from, to) => `Dialogue: 0,${from.slice(1, 11)},${to.slice(1, 11)},D,,0,0,0,,a\n`,
      ['[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n', ''],
    ),
  table: () => timed((_from, _to, ms) => `${ms / 1000},${ms / 1000},a\n`, ['start,end,text\n', '']),
  chat: () => timed((from) => `[01/02/2026, ${from.slice(0, 8)}] A: b\n`),
  turns: () => timed((from) => `A ${from.slice(0, 8)}\na\n\n`),
  markup: () => again('<p>a'),
  sentences: () => again('He did. '),
  words: () => `${'abcdefgh '.repeat(390_000)}${'.'.repeat(bytes - 3_510_000)}`,
  cyrillic: () => timed((from, to) => `${from} --> ${to}\nаб\n\n`).slice(0, bytes - 700_000),
}
