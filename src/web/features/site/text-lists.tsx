import type { Question } from '#web/content/prose.ts'
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

type QuestionListProps = {
  questions: readonly Question[]
  /** Of all lists with the same group one answer is open at a time. */
  group: string
  /** The first answer is open from the start. */
  isFirstOpen?: boolean
}

/** Questions whose answers fold out; the browser does it, without any script. */
export function QuestionList({ questions, group, isFirstOpen = false }: QuestionListProps) {
  return (
    <div className="mt-4 border-t border-line">
      {questions.map(({ question, answer }, index) => (
        <details
          key={question}
          name={group}
          open={isFirstOpen && index === 0}
          className="group border-b border-line"
        >
          <summary className="flex min-h-11 list-none items-center justify-between gap-6 py-3 [&::-webkit-details-marker]:hidden">
            <h3 className="font-medium text-pretty group-open:text-accent">{question}</h3>
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-45"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
            >
              <path d="M12 5v14M5 12h14" />
            </svg>
          </summary>
          <p className="max-w-[68ch] pb-5 text-pretty text-muted">
            <LinkedText text={answer} />
          </p>
        </details>
      ))}
    </div>
  )
}
