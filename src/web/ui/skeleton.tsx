import { joinClasses } from './join-classes.ts'

/** A grey place in the shape of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={joinClasses('animate-pulse rounded-md bg-line motion-reduce:animate-none', className)}
    />
  )
}
