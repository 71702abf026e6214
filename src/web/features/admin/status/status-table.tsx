import { useId } from 'react'
import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'

type Row = { key: string; cells: readonly ReactNode[] }
type TableProps = { title: string; heads: readonly string[]; rows: readonly Row[]; empty: string }

/** A small table under its heading; its first column names the row, the others are numbers or states. */
export function StatusTable({ title, heads, rows, empty }: TableProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <h3 id={id} className="font-medium">
        {title}
      </h3>
      {rows.length === 0 ? (
        <p className="mt-2 text-sm text-muted">{empty}</p>
      ) : (
        <section
          aria-labelledby={id}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards reach what scrolls
          tabIndex={0}
          className="relative mt-2 max-h-80 overflow-auto rounded-control border border-line bg-paper"
        >
          <table className="w-full text-start text-sm tabular-nums">
            <thead>
              <tr className="border-b border-line text-muted">
                {heads.map((head, place) => (
                  <th key={head} scope="col" className={cellClass(place)}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {rows.map(({ key, cells: [name, ...others] }) => (
                <tr key={key}>
                  <th scope="row" className={joinClasses(cellClass(0), 'wrap-anywhere')}>
                    {name}
                  </th>
                  {others.map((cell, place) => (
                    <td key={heads[place + 1]} className={cellClass(place + 1)}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}

function cellClass(place: number): string {
  return place === 0 ? 'px-3 py-2 font-normal' : 'px-3 py-2 text-end font-normal'
}
