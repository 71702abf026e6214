import type { WrittenCue } from './write-captions.ts'

type Writer = (cues: readonly WrittenCue[]) => string

function pad(value: number, length = 2): string {
  return String(value).padStart(length, '0')
}

/** `hh:mm:ss` and what is left, in milliseconds. */
function clock(ms: number): { hms: string; rest: number } {
  const seconds = Math.floor(ms / 1000)
  return {
    hms: [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
      .map((part) => pad(part))
      .join(':'),
    rest: ms % 1000,
  }
}

/** `hh:mm:ss:ff` of 25 frames a second. */
function frames(ms: number): string {
  const { hms, rest } = clock(ms)
  return `${hms}:${pad(Math.floor(rest / 40))}`
}

function hundredths(ms: number): string {
  const { hms, rest } = clock(ms)
  return `${hms.slice(1)}.${pad(Math.floor(rest / 10))}`
}

function minutes(ms: number): string {
  return `${pad(Math.floor(ms / 60_000))}:${pad(Math.floor((ms % 60_000) / 1000))}.${pad(Math.floor((ms % 1000) / 10))}`
}

function full(ms: number, mark: string): string {
  const { hms, rest } = clock(ms)
  return `${hms}${mark}${pad(rest, 3)}`
}

const ttml = (attributes: string, time: (ms: number) => string): Writer => {
  return (cues) =>
    `<tt xmlns="http://www.w3.org/ns/ttml" ${attributes}><body><div>${cues
      .map(({ startMs, endMs, text }) => `<p begin="${time(startMs)}" end="${time(endMs)}">${text}</p>`)
      .join('')}</div></body></tt>`
}

const lines = (write: (cue: WrittenCue, i: number) => string, head = ''): Writer => {
  return (cues) => head + cues.map(write).join('')
}

const json = (
  write: (cue: WrittenCue) => unknown,
  wrap: (items: unknown[]) => unknown = (items) => items,
): Writer => {
  return (cues) => JSON.stringify(wrap(cues.map(write)))
}

const seconds = (ms: number): number => ms / 1000

/** Every format beside the ones of `write-captions.ts`, by what people know it as. */
export const otherFormats: Readonly<Record<string, Writer>> = {
  'SubRip with frames': lines(
    ({ startMs, endMs, text }, i) => `${i + 1}\n${frames(startMs)} --> ${frames(endMs)}\n${text}\n\n`,
  ),
  'SubRip with changed arrows': lines(
    ({ startMs, endMs, text }, i) => `${i + 1}\n${full(startMs, ',')} –> ${full(endMs, ',')}\n${text}\n\n`,
  ),
  'SubRip in Arabic digits': lines(({ startMs, endMs, text }, i) => {
    const arabic = (time: string): string =>
      time.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
    return `${i + 1}\n${arabic(full(startMs, ','))} --> ${arabic(full(endMs, ','))}\n${text}\n\n`
  }),
  'Avid text': lines(
    ({ startMs, endMs, text }) => `${frames(startMs)} ${frames(endMs)}\n${text}\n\n`,
    '@ This file was written with an editor\n\n<begin subtitles>\n',
  ),
  'STL of DVD Studio': lines(
    ({ startMs, endMs, text }) => `${frames(startMs)} , ${frames(endMs)} , ${text}\n`,
    '//English\n$FontName = Arial\n\n',
  ),
  'Encore text': lines(
    ({ startMs, endMs, text }, i) => `${i + 1} ${frames(startMs)} ${frames(endMs)} ${text}\n`,
  ),
  'Advanced SubStation Alpha': lines(
    ({ startMs, endMs, text }) =>
      `Dialogue: 0,${hundredths(startMs)},${hundredths(endMs)},Default,,0,0,0,,{\\k20\\b1}${text}\n`,
    '[Script Info]\nTitle: x\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n',
  ),
  SAMI: lines(
    ({ startMs, endMs, text }) =>
      `<SYNC Start=${startMs}><P Class=ENCC>${text}\n<SYNC Start=${endMs}><P Class=ENCC>&nbsp;\n`,
    '<SAMI><HEAD><STYLE><!-- .ENCC { lang: en-US; } --></STYLE></HEAD><BODY>\n',
  ),
  LRC: lines(({ startMs, text }) => `[${minutes(startMs)}]${text}\n`, '[ti:A talk]\n'),
  'LRC with word times': lines(
    ({ startMs, text }) =>
      `[${minutes(startMs)}] ${text
        .split(' ')
        .map((word) => `<${minutes(startMs)}> ${word}`)
        .join(' ')}\n`,
  ),
  MicroDVD: lines(
    ({ startMs, endMs, text }) => `{${Math.round(startMs / 40)}}{${Math.round(endMs / 40)}}{y:i}${text}\n`,
    '{1}{1}25.000\n',
  ),
  'the table of Whisper': lines(
    ({ startMs, endMs, text }) => `${startMs}\t${endMs}\t${text}\n`,
    'start\tend\ttext\n',
  ),
  'the table of Premiere': lines(
    ({ startMs, endMs, text }) => `Mira,${frames(startMs)},${frames(endMs)},"${text}"\n`,
    'Speaker Name,Start Time,End Time,Text\n',
  ),
  'TTML with clock times': ttml('', (ms) => full(ms, '.')),
  'TTML with frames': ttml('ttp:frameRate="25"', (ms) => frames(ms)),
  'TTML with ticks': ttml('ttp:tickRate="1000"', (ms) => `${ms}t`),
  'TTML with plain seconds': ttml('', (ms) => String(seconds(ms))),
  'JSON of Podcasting 2.0': json(
    ({ startMs, endMs, text }) => ({
      startTime: seconds(startMs),
      endTime: seconds(endMs),
      body: text,
      speaker: 'Mira',
    }),
    (segments) => ({ version: '1.0.0', segments }),
  ),
  'JSON of Whisper': json(
    ({ startMs, endMs, text }) => ({
      id: 0,
      start: seconds(startMs),
      end: seconds(endMs),
      text: ` ${text}`,
      tokens: [1],
    }),
    (segments) => ({ text: 'x', segments, language: 'en' }),
  ),
  'JSON of whisper.cpp': json(
    ({ startMs, endMs, text }) => ({
      timestamps: { from: full(startMs, ','), to: full(endMs, ',') },
      offsets: { from: startMs, to: endMs },
      text: ` ${text}`,
    }),
    (transcription) => ({ systeminfo: 'x', result: { language: 'en' }, transcription }),
  ),
  'JSON of youtube-transcript-api': json(({ startMs, endMs, text }) => ({
    text,
    start: seconds(startMs),
    duration: seconds(endMs - startMs),
  })),
  'JSON of AssemblyAI': json(
    ({ startMs, endMs, text }) => ({ start: startMs, end: endMs, text, speaker: 'A', confidence: 0.9 }),
    (utterances) => ({ status: 'completed', utterances }),
  ),
  'JSON of Deepgram': json(
    ({ startMs, endMs, text }) => ({
      speaker: 0,
      sentences: [{ text, start: seconds(startMs), end: seconds(endMs) }],
    }),
    (paragraphs) => ({
      results: { channels: [{ alternatives: [{ transcript: 'x', paragraphs: { paragraphs } }] }] },
    }),
  ),
  'JSON lines': lines(
    ({ startMs, endMs, text }) =>
      `${JSON.stringify({ start: seconds(startMs), end: seconds(endMs), text })}\n`,
  ),
}
