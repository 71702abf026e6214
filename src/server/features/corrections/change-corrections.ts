import type { CorrectionOperation } from '#contract/corrections.ts'
import type { Sentence } from '#contract/transcripts.ts'
import { AppError } from '#core/app-error.ts'
import type { Corrections } from '#core/corrections/correct-sentences.ts'

/** Changed corrections, and the operations that take the change back. */
type Change = { corrections: Corrections; undo: CorrectionOperation[] }

type Asked = { revision: number; operations: readonly CorrectionOperation[] }

/**
 * Applies operations that were made on a revision to the current corrections. What others changed since is
 * not overwritten, unless it says the same; other lines are changed beside it.
 * @throws AppError `CHANGED_ELSEWHERE`, `INVALID_REQUEST` for a sentence or a speaker that is not there
 */
export function changeCorrections(
  current: Corrections,
  { revision, operations }: Asked,
  sentences: readonly Sentence[],
): Change {
  const next = current.revision + 1
  const lines = new Map(current.lines.map((line) => [line.sentence, line]))
  const speakers = new Map(current.speakers.map((speaker) => [speaker.label, speaker]))
  const labels = new Set(sentences.map(({ speaker }) => speaker))
  const undo: CorrectionOperation[] = []
  for (const operation of operations) {
    if ('sentence' in operation) {
      const { sentence } = operation
      const heard = sentences[sentence]?.text
      if (heard === undefined) throw notThere('sentence', sentence)
      const text = operation.text === heard ? null : operation.text
      const known = lines.get(sentence)
      if (text === (known?.text ?? null)) continue
      requireCurrent(known, { revision, current })
      lines.set(sentence, { sentence, text, revision: next })
      undo.push({ sentence, text: known?.text ?? null })
    } else {
      const { speaker: label } = operation
      if (!labels.has(label)) throw notThere('speaker', label)
      const name = operation.name === label ? null : operation.name
      const known = speakers.get(label)
      if (name === (known?.name ?? null)) continue
      requireCurrent(known, { revision, current })
      speakers.set(label, { label, name, revision: next })
      undo.push({ speaker: label, name: known?.name ?? null })
    }
  }
  if (undo.length === 0) return { corrections: current, undo }
  const changed = { ...current, revision: next, lines: [...lines.values()], speakers: [...speakers.values()] }
  return { corrections: changed, undo: undo.toReversed() }
}

/** Refuses to overwrite what was changed after the caller read it; a change of this call is none of those. */
function requireCurrent(
  known: { revision: number } | undefined,
  { revision, current }: { revision: number; current: Corrections },
): void {
  if (known === undefined || known.revision <= revision || known.revision > current.revision) return
  throw new AppError(
    'CHANGED_ELSEWHERE',
    'This was corrected in another tab or on another device. Look at it, then correct it again.',
    { revision: current.revision },
  )
}

function notThere(kind: 'sentence' | 'speaker', which: string | number): AppError {
  const reason = `This transcript has no ${kind} ${which}.`
  return new AppError('INVALID_REQUEST', reason, { fields: [{ field: 'body.operations', reason }] })
}
