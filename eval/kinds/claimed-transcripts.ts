import { findRealData, noRealData } from '../../scripts/find-real-data.ts'
import { budgetOf } from '../records.ts'
import type { Transcript } from '../records.ts'
import { readStatements } from '../statements/read-statements.ts'

/** Meetings are in the training data, and chats have a few lines. */
const kinds = new Set(['podcast', 'sales_call', 'ectsum'])

/** Documents whose whole summary is among the claims that people judged, untouched and true: kinds that nothing was trained on. */
export function readClaimedTranscripts(): Transcript[] {
  const file = findRealData('eval/statements-dev.jsonl.gz')
  if (file === null) throw new Error(`There are no claims to read: ${noRealData}.`)
  const whole = readStatements(file).filter(
    ({ domain, id, label }) => kinds.has(domain) && id.endsWith('_og') && label,
  )
  return whole.map(({ id, domain, statements, sentences }) => {
    const reference = statements.join(' ')
    return {
      id,
      group: 'topics',
      domain,
      title: null,
      reference,
      sentences: [...sentences],
      budget: budgetOf(reference),
      boundaries: [],
    }
  })
}
