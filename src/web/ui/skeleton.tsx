import { joinClasses } from './join-classes.ts'

/** A grey placeholder. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={joinClasses('animate-pulse rounded-md bg-line motion-reduce:animate-none', className)}
    />
  )
}

/** The shape of text that is being fetched; `label` is for screen readers. */
export function TextSkeleton({ label }: { label: string }) {
  return (
    <output className="block space-y-3">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-11/12" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-4/5" />
    </output>
  )
}
