import { markdownTable } from '../../bench/markdown-table.ts'
import type { Tried } from './try-fault.ts'

const shownMessages = 3

/** A fault that could not be tried here, and why. */
export type Skipped = { name: string; skipped: string }

/**
 * Tells whether nothing that was promised was lost, nobody was charged for nothing, and it recovered by
 * itself.
 */
export function isProven({ ledger, recoveredMs }: Tried): boolean {
  return (
    recoveredMs !== null &&
    ledger.stored === ledger.acknowledged &&
    ledger.chargedWrongly === 0 &&
    ledger.open === 0
  )
}

/** The screens that visitors were shown, with how many of them. */
export function personSees({ visits, codes }: Pick<Tried, 'visits' | 'codes'>): string {
  const shown = visits.map(({ failure }) => failure ?? 'a summary')
  const codeShown = codes.map((code) => `${code} (code to sign in)`)
  return counted([...shown, ...codeShown])
}

/** The entries in the log, in the metrics and at `/readyz`. */
export function operatorSees({ seen }: Pick<Tried, 'seen'>): string {
  const often = [...seen.logged].toSorted(([, one], [, other]) => other - one)
  const logged = often.slice(0, shownMessages).map(([message, times]) => `"${message}" × ${times}`)
  const unready = [...seen.unready].map((status) => `/readyz ${status}`)
  const counters = [...seen.counted].map(([metric, times]) => `${metric} + ${times}`)
  return [...unready, ...counters, ...logged].join(', ') || 'nothing'
}

function counted(texts: readonly string[]): string {
  const groups = [...Map.groupBy(texts, (text) => text)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  return groups.map(([text, all]) => `${text} × ${all.length}`).join(', ')
}

/** The table of all faults, in Markdown. */
export function tableOf(tried: readonly (Tried | Skipped)[]): string {
  const rows = tried.map((one) => {
    if ('skipped' in one) return [one.name, `skipped: ${one.skipped}`, '', '', '', '']
    const { acknowledged, stored, chargedWrongly, open } = one.ledger
    return [
      one.name,
      personSees(one),
      operatorSees(one),
      `${acknowledged}/${stored}`,
      open === 0 ? `${chargedWrongly}` : `${chargedWrongly}, ${open} unsettled`,
      one.recoveredMs === null ? 'not' : (one.recoveredMs / 1000).toFixed(1),
    ]
  })
  const heads = [
    'fault',
    'a person sees',
    'the operator sees',
    'acknowledged/stored',
    'charged wrongly',
    'recovered in s',
  ]
  return markdownTable(heads, rows)
}
