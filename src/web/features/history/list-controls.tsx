import type { HistoryQuery } from '#contract/history.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { ListOptions } from './use-list.ts'

const sorts: readonly { value: HistoryQuery['sort']; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'title', label: 'By title' },
  { value: 'longest', label: 'Longest first' },
]

type Props = {
  options: ListOptions
  onChange: (options: ListOptions) => void
  onSubmit: (() => void) | undefined
  label: string
  /** How many there are, in words. */
  count: string
}

/** Search and order of a list. */
export function ListControls({ options, onChange, onSubmit, label, count }: Props) {
  return (
    <form
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <TextField
          label={label}
          type="search"
          className="min-w-56 grow"
          value={options.q}
          onChange={({ target }) => onChange({ ...options, q: target.value })}
        />
        <SelectField
          label="Sort"
          className="pb-1"
          value={options.sort}
          onChange={({ target }) => {
            const sort = sorts.find(({ value }) => value === target.value)
            if (sort !== undefined) onChange({ ...options, sort: sort.value })
          }}
        >
          {sorts.map((sort) => (
            <option key={sort.value} value={sort.value}>
              {sort.label}
            </option>
          ))}
        </SelectField>
      </div>
      <output className="mt-2 block min-h-5 text-sm text-muted">{count}</output>
    </form>
  )
}
