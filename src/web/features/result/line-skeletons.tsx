import { Skeleton } from '#web/ui/skeleton.tsx'

/** The skeleton of the gist. */
export function GistSkeleton() {
  return (
    <div aria-hidden="true" className="mt-6 space-y-3 py-1.5">
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-6 w-2/3" />
    </div>
  )
}

/** The skeleton of a text. */
export function TextLines() {
  return (
    <div aria-hidden="true" className="space-y-3 pt-1.5">
      <Skeleton className="h-[18px] w-full" />
      <Skeleton className="h-[18px] w-11/12" />
      <Skeleton className="h-[18px] w-full" />
      <Skeleton className="h-[18px] w-10/12" />
      <Skeleton className="h-[18px] w-7/12" />
    </div>
  )
}

/** The skeleton of a list. */
export function RowsSkeleton() {
  return (
    <div aria-hidden="true" className="mt-12 space-y-4">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  )
}
