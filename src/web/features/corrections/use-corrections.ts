import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CorrectionOperation } from '#contract/corrections.ts'
import { corrections as words } from '#messages/corrections.ts'
import { ApiError, failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { transcriptQuery } from '#web/features/run/queries.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** Operations on the revision that their author saw, and the title of the message that they were made. */
type Change = { operations: readonly CorrectionOperation[]; revision: number; title: string }

/** The ways to correct a transcript and to take the last correction back. */
export type Correcting = { correct: (change: Change) => Promise<void>; undo: () => void }

/** Corrects a transcript; what cites it is read again, and a message offers to take it back. */
export function useCorrections(transcriptId: string): Correcting {
  const client = useQueryClient()
  const past = useRef<CorrectionOperation[][]>([])
  const { queryKey } = transcriptQuery(transcriptId)

  const readAgain = async (): Promise<void> => {
    await client.refetchQueries({ queryKey })
    const cited = ['saved-summary', 'questions', 'history'].map((key) =>
      client.invalidateQueries({ queryKey: [key] }),
    )
    await Promise.all(cited)
  }
  const revisionNow = (): number => client.getQueryData(queryKey)?.corrections?.revision ?? 0

  /** The operations that take a change back; `null` where it was not made, which a message says. */
  async function send({ operations, revision, title }: Change): Promise<CorrectionOperation[] | null> {
    try {
      const made = await api('PATCH /api/transcripts/:id', {
        params: { id: transcriptId },
        body: { revision, operations: [...operations] },
      })
      await readAgain()
      return made.undo
    } catch (error) {
      await readAgain()
      const again = { operations, title, revision: revisionNow() }
      showToast({
        title: words.notSaved,
        description: failureText(error, words.failed),
        tone: 'destructive',
        ...(isConflict(error) && {
          action: { label: words.useMine, onSelect: () => void correct(again) },
        }),
      })
      return null
    }
  }

  async function correct(change: Change): Promise<void> {
    const back = await send(change)
    if (back === null || back.length === 0) return
    past.current.push(back)
    showToast({ title: change.title, tone: 'good', action: { label: words.undo, onSelect: undo } })
  }

  async function takeBack(operations: CorrectionOperation[]): Promise<void> {
    const back = await send({ operations, revision: revisionNow(), title: words.takenBack })
    if (back === null) past.current.push(operations)
    else showToast({ title: words.takenBack, tone: 'good' })
  }

  function undo(): void {
    const operations = past.current.pop()
    if (operations !== undefined) void takeBack(operations)
  }

  return { correct, undo }
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'CHANGED_ELSEWHERE'
}
