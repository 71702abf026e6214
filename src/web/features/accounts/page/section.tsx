import { useId } from 'react'
import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

/** One part of the page under its heading, or beside it where there is room. */
export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="gap-x-12 gap-y-4 p-5 max-lg:space-y-4 sm:p-6 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div>
          <h2 id={id} className="font-serif text-xl font-semibold">
            {title}
          </h2>
          {text !== undefined && <p className="mt-1 text-pretty text-muted">{text}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </Card>
    </section>
  )
}
