import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shareSummary as words } from '#messages/share-summary.ts'
import { retentionDays } from '#product/retention.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { toFailure } from '#web/features/run/failure.ts'
import { savedQuery } from '#web/features/run/queries.ts'
import { useAccount } from '#web/session/account.ts'
import { ShareLinkDialog } from '#web/ui/share-link-dialog.tsx'
import { changeSharing } from './share-summary.ts'

const { idleVisitor, visitorPaste } = retentionDays
const howLong = words.withoutAccount(idleVisitor, visitorPaste)

type Props = { historyId: string; onClose: () => void }

/** Shares a summary at an address of its own, and stops sharing it. */
export function ShareDialog({ historyId, onClose }: Props) {
  const account = useAccount()
  const saved = useQuery(savedQuery(historyId))
  const change = useMutation({ mutationFn: (isShared: boolean) => changeSharing(historyId, isShared) })
  const known = saved.data?.state === 'done' ? saved.data.sharePath : null
  const path = change.data === undefined ? known : change.data.sharePath
  const error = change.error ?? saved.error
  return (
    <ShareLinkDialog
      title={words.title}
      description={words.description}
      path={saved.isPending ? undefined : path}
      change={change}
      error={error === null ? null : toFailure(error).detail}
      onClose={onClose}
      after={
        <>
          <QuestionsChoice historyId={historyId} />
          {account.status === 'signed-out' && <p className="mt-3 text-sm text-muted">{howLong}</p>}
        </>
      }
    />
  )
}

/** The choice of showing the questions on the shared page. */
function QuestionsChoice({ historyId }: { historyId: string }) {
  const saved = useQuery(savedQuery(historyId))
  const change = useMutation({
    mutationFn: (areShown: boolean) =>
      api('PUT /api/history/:id/share/questions', { params: { id: historyId }, body: { areShown } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: savedQuery(historyId).queryKey }),
  })
  // The choice shows at once; what is stored follows.
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isShared = saved.data?.state === 'done' && saved.data.sharesQuestions
  return (
    <>
      <label className="mt-4 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-accent"
          checked={chosen ?? isShared}
          onChange={({ target }) => {
            setChosen(target.checked)
            change.mutate(target.checked, { onSettled: () => setChosen(null) })
          }}
        />
        <span>
          {words.showQuestions}
          <span className="block text-sm text-muted">{words.showQuestionsNote}</span>
        </span>
      </label>
      {change.isError && (
        <p role="alert" className="text-sm text-bad">
          {failureText(change.error)}
        </p>
      )}
    </>
  )
}
