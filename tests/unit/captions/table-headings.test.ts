import { describe, it } from 'vitest'
import { parseText } from './parse-text.ts'
import { clock, expectSaid, saidLines, shortClock } from './said-lines.ts'
import type { SaidLine } from './said-lines.ts'

const headings = [
  ['Dutch', 'Begintijd;Eindtijd;Spreker;Tekst'],
  ['Polish', 'Początek;Koniec;Mówca;Tekst'],
  ['Czech', 'Začátek;Konec;Mluvčí;Text'],
  ['Hungarian', 'Kezdet;Vége;Beszélő;Szöveg'],
  ['Swedish', 'Starttid;Sluttid;Talare;Text'],
  ['Turkish', 'Başlangıç;Bitiş;Konuşmacı;Metin'],
  ['Ukrainian', 'Початок;Кінець;Спікер;Текст'],
  ['Korean', '시작 시간;종료 시간;화자;내용'],
  ['Arabic', 'البداية;النهاية;المتحدث;النص'],
  ['Hebrew', 'התחלה;סוף;דובר;טקסט'],
  ['Hindi', 'प्रारंभ;समाप्ति;वक्ता;पाठ'],
  ['Thai', 'เริ่ม;สิ้นสุด;ผู้พูด;ข้อความ'],
  ['Indonesian', 'Mulai;Selesai;Pembicara;Teks'],
  ['Vietnamese', 'Bắt đầu;Kết thúc;Người nói;Văn bản'],
] as const

describe.each(saidLines)('A table in %s', (_, lines) => {
  it.each(headings)('is read with headings in %s', (_language, heading) => {
    const rows = lines.map(({ text, at, name }) => `${clock(at)};${clock(at + 2)};${name};"${text}"`)
    expectSaid(parseText([heading, ...rows].join('\n'), 'talk.csv'), lines, { speakers: true })
  })

  it('is read below the line of Excel that names what parts the columns', () => {
    const rows = lines.map(({ text, at }) => `${clock(at)};"${text}"`)
    expectSaid(parseText(['sep=;', 'Time;Text', ...rows].join('\n'), 'talk.csv'), lines)
  })

  it('is read below a title and a date', () => {
    const rows = lines.map(({ text, at, name }) => `${clock(at)},${name},"${text}"`)
    const text = ['An interview,,', 'Exported 2026-03-01,,', '', 'Start,Speaker,Text', ...rows].join('\n')
    expectSaid(parseText(text, 'talk.csv'), lines, { speakers: true })
  })

  it('is read without headings where two times come before the words', () => {
    const rows = lines.map(({ text, at }) => `${at}.0,${at + 2}.5,${text.replaceAll(',', '')}`)
    const said = lines.map((line) => ({ ...line, text: line.text.replaceAll(',', '') }))
    expectSaid(parseText(rows.join('\n'), 'talk.csv'), said)
  })

  it('is read with its times as shares of a day, which programs for tables write', () => {
    const rows = lines.map(
      ({ text, at }) => `${(at / 86_400).toFixed(12)}\t${((at + 2) / 86_400).toFixed(12)}\t${text}`,
    )
    expectSaid(parseText(['Start\tEnd\tText', ...rows].join('\n'), 'talk.tsv'), lines)
  })
})

function subrip(lines: readonly SaidLine[]): string {
  return lines
    .map(({ text, at, i }) => `${i + 1}\n${clock(at, ',000')} --> ${clock(at + 2, ',500')}\n${text}\n`)
    .join('\n')
}

const ways: Readonly<Record<string, (lines: readonly SaidLine[]) => string>> = {
  'in a block of code': (lines) => `\`\`\`srt\n${subrip(lines)}\n\`\`\`\n`,
  'in a block of code with words around it': (lines) =>
    `Here is your file:\n\n\`\`\`\n${subrip(lines)}\n\`\`\`\n\nShall I change anything?`,
  'with line separators': (lines) => subrip(lines).replaceAll('\n', '\u2028'),
  'with paragraph separators': (lines) => subrip(lines).replaceAll('\n', '\u2029'),
  'with next-line marks': (lines) => subrip(lines).replaceAll('\n', '\u0085'),
  'with two carriage returns': (lines) => subrip(lines).replaceAll('\n', '\r\r\n'),
  'with all breaks lost': (lines) => subrip(lines).replaceAll(/\n+/g, ' '),
  'as JSON in a block of code': (lines) =>
    `\`\`\`json\n${JSON.stringify(
      lines.map(({ text, at }) => ({ start: at, end: at + 2, text })),
      null,
      1,
    )}\n\`\`\``,
  'in one paragraph with times in brackets': (lines) =>
    lines.map(({ text, at }) => `(${shortClock(at)}) ${text}`).join(' '),
  'in one paragraph with bare times': (lines) =>
    lines.map(({ text, at }) => `${shortClock(at)} ${text}`).join(' '),
}

describe.each(saidLines)('A transcript in %s', (_language, lines) => {
  it.each(Object.entries(ways))('is read %s', (_name, write) => {
    expectSaid(parseText(write(lines)), lines)
  })
})
