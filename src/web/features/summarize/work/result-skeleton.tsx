import { Skeleton } from '#web/ui/skeleton.tsx'

/** The shape of the result that is on its way, so that nothing jumps when it comes. */
export function ResultSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="mx-auto mt-8 max-w-[38rem] gap-12 lg:grid lg:max-w-none lg:grid-cols-[minmax(0,26rem)_minmax(0,38rem)] lg:justify-between"
    >
      <Skeleton className="aspect-video w-full rounded-card" />
      <div className="mt-8 space-y-4 lg:mt-0">
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
        <div className="space-y-3 pt-6">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-11/12" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-2/3" />
        </div>
      </div>
    </div>
  )
}
