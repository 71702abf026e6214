import { useMutation, useQuery } from '@tanstack/react-query'
import type { Collection } from '#contract/collections.ts'
import { overviewControls } from '#messages/collections.tsx'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { Button, Spinner } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { overviewQuery } from './collection-query.ts'
import { OverviewText } from './overview-text.tsx'

/** What a language model wrote about all videos of a collection, or the way to have that written; nothing without a model. */
export function CollectionOverview({ collection }: { collection: Collection }) {
  const query = overviewQuery(collection)
  const { data } = useQuery(query)
  const { id } = collection
  const ask = useMutation({
    mutationFn: () => api('POST /api/collections/:id/overview', { params: { id } }),
    onSuccess: (answer) => queryClient.setQueryData(query.queryKey, answer),
  })
  if (data === undefined) return null
  const { overview, isBeingMade, canBeMade } = data
  if (overview === null && !isBeingMade && !canBeMade) return null
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby="overview">
        <h3 id="overview" className="font-medium">
          {overviewControls.overview}
        </h3>
        {overview !== null && <OverviewText overview={overview} />}
        {isBeingMade && (
          <output className="mt-3 flex items-center gap-2 text-muted">
            <Spinner />
            {overviewControls.writing}
          </output>
        )}
        {canBeMade && (
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            busy={ask.isPending}
            onClick={() => ask.mutate()}
          >
            {overview === null ? overviewControls.write : overviewControls.writeAgain}
          </Button>
        )}
        {ask.error !== null && (
          <p role="alert" className="mt-2">
            {failureText(ask.error)}
          </p>
        )}
      </section>
    </Card>
  )
}
