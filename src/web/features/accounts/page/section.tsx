import { useId } from 'react'
import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

/** One part of the page under its heading. */
export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="p-5 sm:p-6">
        <h2 id={id} className="font-serif text-xl font-semibold">
          {title}
        </h2>
        {text !== undefined && <p className="mt-1 text-muted">{text}</p>}
        <div className="mt-4">{children}</div>
      </Card>
    </section>
  )
}
