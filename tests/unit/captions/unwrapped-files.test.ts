import { describe, it } from 'vitest'
import { parseText } from './parse-text.ts'
import { clock, expectSaid, saidLines, shortClock } from './said-lines.ts'
import type { SaidLine } from './said-lines.ts'

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
