import { joinClasses } from '#web/ui/join-classes.ts'

const breathing = 'animate-pulse motion-reduce:animate-none'

/** The mark's three bars, breathing one after the other. */
export function WorkingBars({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={joinClasses('shrink-0 text-accent', className)}
      fill="currentColor"
    >
      <rect x="3" y="4" width="18" height="3.5" rx="1" className={breathing} />
      <rect
        x="3"
        y="10.25"
        width="13"
        height="3.5"
        rx="1"
        className={`${breathing} [animation-delay:200ms]`}
      />
      <rect x="3" y="16.5" width="8" height="3.5" rx="1" className={`${breathing} [animation-delay:400ms]`} />
    </svg>
  )
}
