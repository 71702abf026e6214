import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What a row says that a caller gets: the answer, or a refusal with this status. */
export type Outcome = 'answer' | number

/** Who the columns of the table are about. */
export const roles = ['signed out', 'another account', 'held device', 'key'] as const
export type Role = (typeof roles)[number]

/** A row of the table: what each gets who calls it and is not the owner of what it is about. */
export type Row = { key: string; who: string; outcomes: Record<Role, Outcome>; limits: string }

const file = path.resolve(import.meta.dirname, '../../../docs/security.md')
const columns = 7

/** The table of calls in docs/security.md. @throws when a row is not one */
export function readTable(text = readFileSync(file, 'utf8')): Row[] {
  return text
    .split('\n')
    .filter((line) => /^\| `(?:GET|POST|PUT|PATCH|DELETE) \//.test(line))
    .map(readRow)
}

function readRow(line: string): Row {
  const cells = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
  const [call = '', who = '', signedOut = '', another = '', held = '', key = '', limits = ''] = cells
  if (cells.length !== columns || who === '') throw new Error(`Not a row of the table: ${line}`)
  return {
    key: call.replaceAll('`', ''),
    who,
    outcomes: {
      'signed out': readOutcome(signedOut, line),
      'another account': readOutcome(another, line),
      'held device': readOutcome(held, line),
      key: readOutcome(key, line),
    },
    limits,
  }
}

function readOutcome(cell: string, line: string): Outcome {
  if (cell === 'answer') return cell
  if (!/^4\d\d$/.test(cell)) throw new Error(`"${cell}" is no outcome in: ${line}`)
  return Number(cell)
}
