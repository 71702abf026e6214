import { describe, expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { parseText } from './parse-text.ts'
import { clock, expectSaid, saidLines } from './said-lines.ts'
import type { SaidLine } from './said-lines.ts'

/** Texts that no person says, by the name with which it is refused. */
const refused: readonly (readonly [name: RegExp, write: (lines: readonly SaidLine[]) => string])[] = [
  [
    /Final Cut/,
    (lines) => `<?xml version="1.0"?>\n<!DOCTYPE fcpxml>\n<fcpxml version="1.10">${tags(lines)}</fcpxml>`,
  ],
  [/Premiere/, (lines) => `<?xml version="1.0"?>\n<xmeml version="4">${tags(lines)}</xmeml>`],
  [/cinema/, (lines) => `<?xml version="1.0"?>\n<DCSubtitle Version="1.0">${tags(lines)}</DCSubtitle>`],
  [/feed/, (lines) => `<?xml version="1.0"?>\n<rss version="2.0"><channel>${tags(lines)}</channel></rss>`],
  [/XML without captions/, (lines) => `<?xml version="1.0"?>\n<debate>${tags(lines)}</debate>`],
  [/HTML or XML/, (lines) => `<div class="a">${tags(lines)}</div>`],
  [/web page/, (lines) => `<!-- saved -->\n<html><body>${tags(lines)}</body></html>`],
  [
    /Scenarist/,
    (lines) => lines.map(({ at }) => `${clock(at, ':00')}\t9420 9420 94ae 94ae 5468 e520\n`).join('\n'),
  ],
  [
    /MacCaption/,
    (lines) =>
      `File Format=MacCaption_MCC V1.0\n\n${lines.map(({ at }) => `${clock(at, ':00')}\tT52S524F67`).join('\n')}`,
  ],
  [
    /VobSub/,
    (lines) =>
      `# VobSub index file, v7\n${lines.map(({ at }) => `timestamp: ${clock(at, ':000')}, filepos: 00000${at}`).join('\n')}`,
  ],
  [
    /TextGrid/,
    (lines) =>
      `File type = "ooTextFile"\nObject class = "TextGrid"\n${lines.map(({ text, at }) => `xmin = ${at}\ntext = "${text}"`).join('\n')}`,
  ],
  [
    /EDL/,
    (lines) =>
      `TITLE: One\nFCM: NON-DROP FRAME\n\n${lines.map(({ at }) => `00${at} AX V C ${clock(at, ':00')} ${clock(at, ':01')}`).join('\n')}`,
  ],
  [/MPSub/, (lines) => `TITLE=x\nFORMAT=TIME\n\n${lines.map(({ text }) => `1 2\n${text}\n`).join('\n')}`],
  [/AQTitle/, (lines) => lines.map(({ text, at }) => `-->> ${at * 25}\n${text}\n`).join('\n')],
  [
    /RealText/,
    (lines) =>
      `<window type="generic">\n${lines.map(({ text, at }) => `<time begin="${at}"/>${text}`).join('\n')}\n</window>`,
  ],
  [/PJS/, (lines) => lines.map(({ text, at }) => `  ${at * 10},  ${at * 10 + 20},"${text}"`).join('\n')],
  [
    /JACOsub/,
    (lines) =>
      lines.map(({ text, at }) => `${clock(at, '.00')} ${clock(at + 2, '.00')} {~} ${text}`).join('\n'),
  ],
  [/rich text/, (lines) => ` \n{\\rtf1\\ansi ${lines.map(({ text }) => text).join('\\par ')}}`],
  [/Base64/, (lines) => Buffer.from(lines.map(({ text }) => text.repeat(3)).join('\n')).toString('base64')],
  [/pictures/, (lines) => vtt(lines, ({ at }) => `sprite-${at}.jpg#xywh=0,0,160,90`)],
  [/data/, (lines) => vtt(lines, ({ text }) => JSON.stringify({ title: text, href: 'https://example.org' }))],
]

function tags(lines: readonly SaidLine[]): string {
  return lines.map(({ text, at }) => `<item id="${at}"><p>${text}</p></item>`).join('\n')
}

function vtt(lines: readonly SaidLine[], write: (line: SaidLine) => string): string {
  const cues = lines.map(
    (line) => `${clock(line.at, '.000')} --> ${clock(line.at + 2, '.500')}\n${write(line)}\n`,
  )
  return `WEBVTT\n\n${cues.join('\n')}`
}

function refusalOf(text: string): string {
  try {
    parseText(text)
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
  return 'It was read'
}

describe.each(saidLines)('With words in %s', (_language, lines) => {
  it.each(refused)('what is no speech is refused by name: %s', (name, write) => {
    expect(refusalOf(write(lines))).toMatch(name)
  })

  it.each<[string, string]>([
    ['a comment', '<!-- made by hand -->\n'],
    ['a declaration', '<?xml version="1.0"?>\n'],
    ['nothing else of SAMI', ''],
  ])('SAMI is read below %s', (_name, head) => {
    const syncs = lines.map(({ text, at }) => `<SYNC Start=${at}000ms><P Class=ENCC>${text}`).join('\n')
    expectSaid(parseText(head === '' ? syncs : `${head}<SAMI>\n<BODY>\n${syncs}\n</BODY></SAMI>`), lines)
  })

  it('the dialogue of SubStation Alpha is read without its sections', () => {
    const text = lines.map(({ text: said, at, name }) => {
      return `Dialogue: 0,${clock(at, '.00').slice(1)},${clock(at + 2, '.00').slice(1)},Default,${name},0,0,0,,${said}`
    })
    expectSaid(parseText(text.join('\n')), lines, { speakers: true })
  })

  it('the metadata of Teams in WebVTT is read as speech', () => {
    const text = vtt(lines, ({ text: spokenText, name }) =>
      JSON.stringify({ startDateTime: '2026-01-01T10:00:01Z', speakerName: name, spokenText }),
    )
    expectSaid(parseText(text), lines, { speakers: true })
  })

  it('parts of a stream put together are read without their heads', () => {
    const parts = lines.map((line) =>
      vtt([line], ({ text }) => text).replace('\n', '\nX-TIMESTAMP-MAP=MPEGTS:9,LOCAL:0\n'),
    )
    expectSaid(parseText(parts.join('\n')), lines)
  })

  it('a voice behind a dash begins with its caption', () => {
    expectSaid(parseText(vtt(lines, ({ text, name }) => `- <v ${name}>${text}</v>`)), lines, {
      speakers: true,
    })
  })

  it.each<[string, (text: string) => string]>([
    ['braces', (text) => `{i}${text}{/i}`],
    ['letters in braces', (text) => `{y:i}{c:$0000ff}${text}`],
    ['a break of SubStation Alpha', (text) => text.replace(' ', String.raw`\N`)],
  ])('SubRip is read without %s', (_name, write) => {
    expectSaid(parseText(vtt(lines, ({ text }) => write(text)).replace('WEBVTT\n', '')), lines)
  })
})

it('the reader reads entities that were escaped twice', () => {
  const parsed = parseText(
    '1\n00:00:01,000 --> 00:00:02,000\nTom &amp;amp; Ann, it&amp;#39;s &amp;quot;fresh&amp;quot;\n',
  )
  expect(parsed.cues[0]?.text).toBe(`Tom & Ann, it's "fresh"`)
})
