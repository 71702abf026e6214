import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { watchUrl } from '#product/watch-url.ts'

/** The id of a video that begins with a dash, as options do. `-o` may have its value without a blank. */
const dashedId = /^-(?!o|-[a-z-]+$)[\w-]{10}$/

/** The words of a command line, with the link of each video whose id would be taken for an option. */
export function withLinks(argv: readonly string[]): string[] {
  const end = argv.indexOf('--')
  return argv.map((word, at) => (dashedId.test(word) && (end === -1 || at < end) ? watchUrl(word) : word))
}

/** A sentence about a word that is nearly a command; `null` for a command, a file or a link. */
export function mistypedCommand(program: Command, argv: readonly string[]): string | null {
  let command = program
  for (const word of argv) {
    const next = command.commands.find((each) => each.name() === word)
    if (next === undefined) {
      const meant = command.commands.map((each) => each.name()).find((name) => isNearly(word, name))
      if (meant === undefined || (command === program && existsSync(word))) return null
      const names = [...(command === program ? [] : [command.name()]), meant]
      return `“${word}” is no command. Did you mean “precis ${names.join(' ')}”?`
    }
    command = next
  }
  return null
}

/** A word equals another one except for a letter or two that are wrong, missing, added or exchanged. */
function isNearly(word: string, name: string): boolean {
  if (name.length < 3 || Math.abs(word.length - name.length) > 2) return false
  return editDistance(word, name) <= (name.length < 6 ? 1 : 2)
}

function editDistance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const at = (up: number, left: number): number =>
        (up === 0 ? row : rows[i - up])?.[j - left] ?? Number.POSITIVE_INFINITY
      const isSame = from[i - 1] === to[j - 1]
      const isExchanged = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      row.push(
        Math.min(
          at(1, 0) + 1,
          at(0, 1) + 1,
          at(1, 1) + (isSame ? 0 : 1),
          isExchanged ? at(2, 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? 0
}
