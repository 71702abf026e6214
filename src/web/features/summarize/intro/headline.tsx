import { homeHeading, homeLead } from '#web/content/home.ts'
import { joinClasses } from '#web/ui/join-classes.ts'

/** What the product does, in one line and one sentence; on paper only where nothing else is there. */
export function Headline({ isPrinted }: { isPrinted: boolean }) {
  return (
    <div
      className={joinClasses(
        'mx-auto max-w-3xl pt-10 pb-8 text-center sm:pt-20',
        !isPrinted && 'print:hidden',
      )}
    >
      <h1 className="font-serif text-4xl font-semibold tracking-tight text-balance sm:text-6xl">
        {homeHeading}
      </h1>
      <p className="mx-auto mt-4 max-w-[44ch] text-lg text-balance text-muted">{homeLead}</p>
    </div>
  )
}
