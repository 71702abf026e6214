import { joinClasses } from '#web/ui/join-classes.ts'
import { LinkedText } from '#web/ui/linked-text.tsx'

type Item = { title: string; text: string }
type ItemGridProps = { items: readonly Item[]; columns: 2 | 3; numbered?: boolean }

const widths = { 2: 'md:grid-cols-2', 3: 'md:grid-cols-3' }

/** Short texts side by side, each under a line and a title; in the order of the list where they are numbered. */
export function ItemGrid({ items, columns, numbered = false }: ItemGridProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={joinClasses('mt-8 grid gap-x-10 gap-y-8', widths[columns])}>
      {items.map(({ title, text }, index) => (
        <li key={title} className="break-inside-avoid border-t border-line pt-4">
          {numbered && (
            <p className="font-serif text-2xl text-accent tabular-nums" aria-hidden="true">
              {index + 1}
            </p>
          )}
          <h3 className="font-semibold">{title}</h3>
          <p className="mt-1 max-w-[60ch] text-pretty text-muted">
            <LinkedText text={text} />
          </p>
        </li>
      ))}
    </List>
  )
}
