import { Card } from '#web/ui/card.tsx'

type CardGridProps = { items: readonly { title: string; text: string }[] }

/** Short texts as cards, three in a row where there is room. */
export function CardGrid({ items }: CardGridProps) {
  return (
    <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ title, text }) => (
        <li key={title}>
          <Card className="h-full p-6">
            <h3 className="font-serif text-xl font-semibold">{title}</h3>
            <p className="mt-2 text-pretty text-muted">{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  )
}
