import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { listTexts } from '#messages/list-texts.ts'
import { historySorts } from '#product/history-lists.ts'
import { formName } from '#web/text/form-names.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { languageChoice } from './filter-names.ts'
import { isFiltered, withoutAll } from './use-list.ts'
import type { ListRequest, List } from './use-list.ts'

const sorts = historySorts.map((value) => ({ value, label: listTexts.sorts[value] }))

type Props = {
  list: List<unknown>
  label: string
  /** The handler of Enter in the search; nothing happens where it isn't given. */
  onSubmit: (() => void) | undefined
  /** The other choices, behind the order. */
  controls: ReactNode
  /** The number of entries, in words. */
  count: string
  /** The actions on all entries of the list. */
  actions: ReactNode
}

/** Search, filters and order of a list. */
export function ListControls({ list, label, onSubmit, controls, count, actions }: Props) {
  const { request, setRequest, type } = list
  return (
    <>
      <form
        className="mt-4 flex flex-wrap items-end gap-x-3 gap-y-2 print:hidden"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit?.()
        }}
      >
        <TextField
          label={label}
          type="search"
          className="min-w-56 grow"
          value={request.q}
          onChange={({ target }) => type(target.value)}
        />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Choice
            label={listTexts.sort}
            value={request.sort}
            onChoose={(value) => {
              const sort = sorts.find((each) => each.value === value)
              if (sort !== undefined) setRequest({ ...request, sort: sort.value })
            }}
            options={sorts}
          />
          {controls}
        </div>
      </form>
      <div className="mt-2 gap-x-3 gap-y-1 sm:flex sm:flex-wrap sm:items-center">
        <Filters list={list} />
        <div className="inline-flex max-w-full flex-wrap items-center gap-x-3 sm:ms-auto">
          <output className="inline-flex min-h-9 items-center text-sm text-muted">{count}</output>
          {actions}
        </div>
      </div>
    </>
  )
}

function FilterFields({ list: { request, setRequest, choices } }: { list: List<unknown> }) {
  const set = (change: Partial<ListRequest>) => setRequest({ ...request, ...change })
  return (
    <>
      <FilterChoice
        label={listTexts.channel}
        all={listTexts.allChannels}
        value={request.channel}
        onChoose={(channel) => set({ channel })}
        options={choices.channel}
      />
      <FilterChoice
        label={listTexts.language}
        all={listTexts.allLanguages}
        value={request.language}
        onChoose={(language) => set({ language })}
        options={choices.language.map((each) => ({ ...each, name: languageChoice(each.value) }))}
      />
      {(choices.form.length > 0 || request.form !== '') && (
        <FilterChoice
          label={listTexts.form}
          all={listTexts.allForms}
          value={request.form}
          onChoose={(form) => set({ form })}
          options={choices.form.map((each) => ({ ...each, name: formName(each.name) }))}
          className="max-sm:col-span-2"
        />
      )}
      {/* The two days stay in one line. */}
      <div className="contents items-center gap-2 sm:flex">
        <DayField
          label={listTexts.from}
          value={request.from}
          max={request.to}
          onChange={(from) => set({ from })}
        />
        <DayField label={listTexts.to} value={request.to} min={request.from} onChange={(to) => set({ to })} />
      </div>
      {isFiltered(request) && (
        <Button
          variant="quiet"
          size="sm"
          className="max-sm:-ms-3 max-sm:justify-self-start"
          onClick={() => setRequest({ ...withoutAll(request), q: request.q })}
        >
          {listTexts.clear}
        </Button>
      )}
    </>
  )
}

/** The filters of the list; on a phone behind a button. */
function Filters({ list }: { list: List<unknown> }) {
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="me-3 sm:hidden"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {isFiltered(list.request) ? listTexts.filtersOn : listTexts.filters}
      </Button>
      <fieldset
        id={panel}
        aria-label={listTexts.filters}
        className={joinClasses(
          'min-w-0 grid-cols-2 gap-2 max-sm:my-2 sm:flex sm:flex-wrap sm:items-center print:hidden!',
          isOpen ? 'grid' : 'hidden',
        )}
      >
        <FilterFields list={list} />
      </fieldset>
    </>
  )
}

type ChoiceProps = {
  label: string
  value: string
  onChoose: (value: string) => void
  options: readonly { value: string; label: string }[]
  className?: string
}

const fieldLook =
  'h-9 min-w-0 rounded-control border border-edge bg-surface px-2 text-sm text-ink max-sm:h-11'

function Choice({ label, value, onChoose, options, className }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      className={joinClasses(fieldLook, className)}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

type FilterChoiceProps = Omit<ChoiceProps, 'options'> & {
  all: string
  options: readonly { value: string; name: string; count: number }[]
}

/** One of what the list has, or all. What an address asks for is there even where the list has none of it. */
function FilterChoice({ all, value, options, className, ...rest }: FilterChoiceProps) {
  const isKnown = value === '' || options.some((option) => option.value === value)
  return (
    <Choice
      {...rest}
      value={value}
      className={joinClasses('sm:max-w-44', className, value !== '' && 'border-accent font-medium')}
      options={[
        { value: '', label: all },
        ...(isKnown ? [] : [{ value, label: value }]),
        ...options.map((option) => ({ value: option.value, label: `${option.name} (${option.count})` })),
      ]}
    />
  )
}

type DayFieldProps = {
  label: string
  value: string
  min?: string
  max?: string
  onChange: (day: string) => void
}

function DayField({ label, value, min = '', max = '', onChange }: DayFieldProps) {
  return (
    <label className="flex min-w-0 items-center gap-2 text-sm text-muted">
      {label}
      <input
        type="date"
        className={joinClasses(fieldLook, 'grow', value !== '' && 'border-accent')}
        value={value}
        {...(min !== '' && { min })}
        {...(max !== '' && { max })}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}
