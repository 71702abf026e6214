import { describe, expect, it } from 'vitest'
import { parseText } from './parse-text.ts'
import { clock, expectSaid, saidLines, shortClock } from './said-lines.ts'
import type { SaidLine } from './said-lines.ts'

type Table = { head?: string; row: (line: SaidLine) => string; speakers?: boolean }

/** Tables as programs export them and as people make them. */
const tables: Readonly<Record<string, Table>> = {
  'semicolons between the cells': {
    head: 'Begin;End;Speaker;Text',
    row: ({ text, at, name }) => `${clock(at, ',000')};${clock(at + 2, ',000')};${name};${text}`,
    speakers: true,
  },
  'tabs between the cells': {
    head: 'Start\tStop\tPerson\tSubtitle',
    row: ({ text, at, name }) => `${shortClock(at)}\t${shortClock(at + 2)}\t${name}\t${text}`,
    speakers: true,
  },
  'a script with time codes': {
    head: '#,Timecode,Character,Dialogue',
    row: ({ text, at, name, i }) => `${i + 1},${clock(at, ':00')},${name},"${text}"`,
    speakers: true,
  },
  'the unit in the head': {
    head: 'start_ms,end_ms,text',
    row: ({ text, at }) => `${at * 1000},${at * 1000 + 2000},"${text}"`,
  },
  Markdown: {
    head: '| Start | End | Speaker | Text |\n| --- | --- | --- | --- |',
    row: ({ text, at, name }) => `| ${shortClock(at)} | ${shortClock(at + 2)} | ${name} | ${text} |`,
    speakers: true,
  },
  'labels of Audacity': { row: ({ text, at }) => `${at}.000000\t${at + 2}.000000\t${text}` },
  'tiers of ELAN': {
    row: ({ text, at, name }) =>
      `${name}\t\t${clock(at, '.000')}\t${at}.0\t${clock(at + 2, '.000')}\t${at + 2}.0\t${text}`,
    speakers: true,
  },
}

describe.each(saidLines)('A table in %s', (_language, lines) => {
  it.each(Object.entries(tables))('is read by its columns: %s', (_name, { head, row, speakers = false }) => {
    const written = [...(head === undefined ? [] : [head]), ...lines.map(row)].join('\n')
    const parsed = parseText(written)
    expect(parsed.format).toBe('table')
    expectSaid(parsed, lines, { speakers })
  })

  it('is none where times of Adobe stand above or before the words', () => {
    const above = lines.map(({ text, at, name }) => {
      const time = (seconds: number): string => clock(seconds, ';00').replaceAll(':', ';')
      return `${time(at)} - ${time(at + 2)}\n${name}\n${text}\n`
    })
    expectSaid(parseText(above.join('\n')), lines, { speakers: true })
    const before = lines.map(({ text, at, i }) => {
      const time = (seconds: number): string => clock(seconds, ';00').replaceAll(':', ';')
      return `${i + 1} ${time(at)} ${time(at + 2)} ${text}`
    })
    expectSaid(parseText(before.join('\n')), lines)
  })
})

it('the reader takes no sentences for a table', () => {
  const spoken = 'In 2009, 3 people, "the first ones", came.\nIn 2010, 4 people, "the next ones", came.'
  expect(parseText(spoken).format).toBe('plain')
})
