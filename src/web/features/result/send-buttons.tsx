import { useMutation, useQuery } from '@tanstack/react-query'
import type { DestinationView } from '#contract/destinations.ts'
import { sendTexts } from '#messages/send-texts.ts'
import { showFailure } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { destinationsQuery, nameOfDestination } from '#web/session/destinations-query.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'

/** Buttons that send a summary of the history to the reader's destinations; nothing without one. */
export function SendButtons({ historyId }: { historyId: string }) {
  const { data } = useQuery(destinationsQuery)
  const open = data?.destinations.filter(({ state }) => state !== 'off') ?? []
  if (open.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-2" aria-label={sendTexts.label}>
      {open.map((destination) => (
        <li key={destination.id}>
          <SendButton historyId={historyId} destination={destination} />
        </li>
      ))}
    </ul>
  )
}

function SendButton({ historyId, destination }: { historyId: string; destination: DestinationView }) {
  const name = nameOfDestination(destination)
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api('POST /api/destinations/:id/items', { params: { id: destination.id }, body: { historyId } }),
    onSuccess: () =>
      showToast({ title: sendTexts.onItsWay(name), description: sendTexts.seeAccount, tone: 'good' }),
    onError: showFailure,
  })
  return (
    <Button variant="secondary" size="sm" busy={isPending} onClick={() => mutate()}>
      {sendTexts.sendTo(name)}
    </Button>
  )
}
