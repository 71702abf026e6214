import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { listTexts } from '#messages/list-texts.ts'
import { historySorts } from '#product/history-lists.ts'
import { formName } from '#web/text/form-names.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { dayRange, languageChoice } from './filter-names.ts'
import { recentPeriods } from './recent-periods.ts'
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

/** A list of so few is read faster than it is narrowed. */
const fewItems = 10

/** Search, filters and order of a list; all but the search are behind a button where there are few items. */
export function ListControls({ list, label, onSubmit, controls, count, actions }: Props) {
  const { request, setRequest, type, total } = list
  // As the list was when it was opened: what is in use stays where it is.
  const [isShort] = useState(total <= fewItems && request.q === '' && !isFiltered(request))
  const order = (
    <>
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
    </>
  )
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
        {!isShort && <div className="flex flex-wrap items-center gap-x-3 gap-y-1">{order}</div>}
      </form>
      <div className="mt-2 gap-x-3 gap-y-1 sm:flex sm:flex-wrap sm:items-center">
        <Filters isShort={isShort} isOn={isFiltered(request)}>
          {isShort && order}
          <FilterFields list={list} />
        </Filters>
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
      <MonthChoice request={request} onChoose={set} />
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

type FiltersProps = { isShort: boolean; isOn: boolean; children: ReactNode }

/** The filters of the list; on a phone, and of a short list, behind a button. */
function Filters({ isShort, isOn, children }: FiltersProps) {
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className={joinClasses('me-3', !isShort && 'sm:hidden')}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {isOn ? listTexts.filtersOn : listTexts.filters}
      </Button>
      <fieldset
        id={panel}
        aria-label={listTexts.filters}
        className={joinClasses(
          'min-w-0 grid-cols-2 gap-2 max-sm:my-2 print:hidden!',
          isShort && !isOpen ? 'hidden' : 'sm:flex sm:flex-wrap sm:items-center',
          isOpen ? 'grid' : 'hidden',
        )}
      >
        {children}
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

type MonthProps = {
  request: ListRequest
  onChoose: (days: Pick<ListRequest, 'from' | 'to'>) => void
}

/** A month or a year of the list, or all; other days that an address asks for are one choice more. */
function MonthChoice({ request, onChoose }: MonthProps) {
  const { from, to } = request
  const value = from === '' && to === '' ? '' : `${from} ${to}`
  const [periods] = useState(() => recentPeriods(new Date()))
  const isKnown = value === '' || periods.some((period) => period.value === value)
  return (
    <Choice
      label={listTexts.month}
      value={value}
      className={joinClasses('sm:max-w-44', value !== '' && 'border-accent font-medium')}
      onChoose={(chosen) => {
        const [first = '', last = ''] = chosen.split(' ')
        onChoose({ from: first, to: last })
      }}
      options={[
        { value: '', label: listTexts.anyTime },
        ...(isKnown ? [] : [{ value, label: dayRange(request) }]),
        ...periods,
      ]}
    />
  )
}
