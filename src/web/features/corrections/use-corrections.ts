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

  async function send({ operations, revision, title }: Change): Promise<CorrectionOperation[]> {
    const made = await api('PATCH /api/transcripts/:id', {
      params: { id: transcriptId },
      body: { revision, operations: [...operations] },
    }).catch(async (error: unknown) => {
      await readAgain()
      showToast({
        title: words.notSaved,
        description: failureText(error, words.failed),
        tone: 'destructive',
        ...(isConflict(error) && {
          action: {
            label: words.useMine,
            onSelect: () => void correct({ operations, title, revision: revisionNow() }),
          },
        }),
      })
      return { undo: [] }
    })
    if (made.undo.length === 0) return []
    await readAgain()
    showToast({ title, tone: 'good', action: { label: words.undo, onSelect: undo } })
    return made.undo
  }

  async function correct(change: Change): Promise<void> {
    const back = await send(change)
    if (back.length > 0) past.current.push(back)
  }

  function undo(): void {
    const operations = past.current.pop()
    if (operations !== undefined) void send({ operations, revision: revisionNow(), title: words.takenBack })
  }

  return { correct, undo }
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'CHANGED_ELSEWHERE'
}
