import { useQuery } from '@tanstack/react-query'
import { controls } from '#messages/controls.ts'
import { sharedLine } from '#messages/shared-line.ts'
import { isNotFound, failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { Frame, ShownMoment } from '#web/features/moments/moment-article.tsx'
import { ListFailure } from '#web/ui/load-failure.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { NotFound } from './not-found.tsx'

/** The line that a page opened from within the site asks for. */
export function LoadedMoment({ token }: { token: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['shared-moment', token],
    queryFn: ({ signal }) => api('GET /api/moments/:token', { params: { token } }, { signal }),
  })
  if (isNotFound(error)) return <NotFound />
  if (data !== undefined) return <ShownMoment moment={data} />
  return (
    <Frame title={sharedLine.title}>
      <h1 className="sr-only">{sharedLine.title}</h1>
      <div className="mt-8">{isPending && <TextSkeleton label={controls.loading} />}</div>
      {error !== null && !isFetching && (
        <ListFailure text={failureText(error)} onRetry={() => void refetch()} />
      )}
    </Frame>
  )
}
