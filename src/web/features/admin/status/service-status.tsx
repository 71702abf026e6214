import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { ReactNode } from 'react'
import type { Status } from '#contract/status.ts'
import { number } from '#messages/language.ts'
import { statusCells } from '#messages/status-cells.ts'
import { statusTables } from '#messages/status-tables.ts'
import { statusTexts } from '#messages/status-texts.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { formatMoment, timeAgo } from '#web/text/format-date.ts'
import { decimal } from '#web/text/numbers.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AdminSection } from '../admin-section.tsx'

const refreshMs = 10_000

/** The state of the service, which refreshes itself while the page is seen. */
export function ServiceStatus() {
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['admin', 'status'],
    queryFn: async ({ signal }) => await api('GET /api/admin/status', {}, { signal }),
    refetchInterval: refreshMs,
    staleTime: refreshMs / 2,
  })
  return (
    <AdminSection title={statusTexts.title}>
      {isLoading && (
        <output className="mt-4 block space-y-3">
          <span className="sr-only">{statusTexts.loading}</span>
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-32 w-full" />
        </output>
      )}
      {error !== null && (
        <div role="alert" className="mt-4">
          <p className="text-bad">{failureText(error)}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={() => void refetch()}>
            {statusTexts.tryAgain}
          </Button>
        </div>
      )}
      {data !== undefined && <StatusView status={data} />}
    </AdminSection>
  )
}

function StatusView({ status }: { status: Status }) {
  return (
    <>
      <p className="mt-2 text-sm text-muted tabular-nums">
        {statusTexts.asOf(formatMoment(status.at), refreshMs / 1000)}
      </p>
      <Figures status={status} />
      <div className="mt-6 grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
        <ModelTable models={status.models} />
        <SourceTable sources={status.sources} />
        <SweepTable sweeps={status.sweeps} at={status.at} />
        <SizeTable tables={status.database.tables} />
      </div>
    </>
  )
}

/** The part of one share of the day that was spent, and the number of refusals. */
function shareFigure({ kind, usedMicroUsd, maxMicroUsd, refused }: Status['money']['shares'][number]) {
  const spent = formatDollars(usedMicroUsd)
  const max = formatDollars(maxMicroUsd)
  const text = refused === 0 ? statusTexts.spent(spent, max) : statusTexts.refused(spent, max, refused)
  return [statusTexts.shares[kind], text] as const
}

/** The few numbers that say whether all is well. */
function Figures({ status: { queue, money, database } }: { status: Status }) {
  const { oldestWaitingSeconds } = queue
  const figures = [
    [
      statusTexts.waiting,
      oldestWaitingSeconds === null
        ? '0'
        : statusTexts.oldest(queue.waiting, formatSeconds(oldestWaitingSeconds)),
    ],
    [statusTexts.running, String(queue.running)],
    [statusTexts.silent, String(queue.silent)],
    [
      statusTexts.spentToday,
      statusTexts.spent(formatDollars(money.todayMicroUsd), formatDollars(money.maxDayMicroUsd)),
    ],
    [statusTexts.database, formatBytes(database.bytes)],
    ...money.shares.filter(({ kind }) => kind !== 'all').map(shareFigure),
  ]
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-5">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Row = { key: string; cells: readonly ReactNode[] }
type TableProps = { title: string; heads: readonly string[]; rows: readonly Row[]; empty: string }

/** A small table under its heading; its first column names the row, the others are numbers or states. */
function StatusTable({ title, heads, rows, empty }: TableProps) {
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

/** The calls and costs of each language model today. */
function ModelTable({ models }: Pick<Status, 'models'>) {
  const rows = models.map(({ model, calls, failures, reasons, inputTokens, outputTokens, costMicroUsd }) => ({
    key: model,
    cells: [
      model,
      number(calls),
      failures === 0 ? '0' : `${number(failures)} (${listReasons(reasons)})`,
      `${number(inputTokens)} + ${number(outputTokens)}`,
      costMicroUsd === null ? statusCells.unknownCost : formatDollars(costMicroUsd),
    ],
  }))
  return <StatusTable {...statusTables.models} rows={rows} />
}

function listReasons(reasons: Status['models'][number]['reasons']): string {
  return reasons.map(({ reason, count }) => `${reason} ${number(count)}`).join(', ')
}

/** The outcomes for each source of transcripts, since the answering server started. */
function SourceTable({ sources }: Pick<Status, 'sources'>) {
  const rows = sources.map(({ source, outcomes }) => {
    const good = outcomes.find(({ outcome }) => outcome === 'OK')?.count ?? 0
    const failed = outcomes.filter(({ outcome }) => outcome !== 'OK')
    const reasons = failed.map(({ outcome, count }) => `${outcome} ${number(count)}`)
    return { key: source, cells: [source, number(good), reasons.join(', ') || statusCells.noOthers] }
  })
  return <StatusTable {...statusTables.sources} rows={rows} />
}

/** The last run of each sweep, and its remaining work. */
function SweepTable({ sweeps, at }: Pick<Status, 'sweeps' | 'at'>) {
  const rows = sweeps.map((sweep) => ({
    key: sweep.name,
    cells: [
      sweep.name,
      sweep.endedAt === null ? statusCells.notYet : timeAgo(sweep.endedAt, Date.parse(at)),
      sweep.backlog === null ? statusCells.notCounted : number(sweep.backlog),
      <SweepBadge key="state" sweep={sweep} />,
    ],
  }))
  return <StatusTable {...statusTables.sweeps} rows={rows} />
}

function SweepBadge({ sweep: { isRunning, hasFailed } }: { sweep: Status['sweeps'][number] }) {
  if (isRunning) return <Badge tone="neutral">{statusCells.running}</Badge>
  return hasFailed ? (
    <Badge tone="bad">{statusCells.failed}</Badge>
  ) : (
    <Badge tone="good">{statusCells.good}</Badge>
  )
}

/** The size of each table of the database. */
function SizeTable({ tables }: Pick<Status['database'], 'tables'>) {
  const rows = tables.map(({ name, bytes, rows: count }) => ({
    key: name,
    cells: [name, formatBytes(bytes), `~${number(count)}`],
  }))
  return <StatusTable {...statusTables.sizes} rows={rows} />
}

const minute = 60
const hour = 60 * minute
const microUsdInDollar = 1_000_000
const bytesInStep = 1024

/** A span of time in its largest unit, like `42 s`, `3 min` or `2 h`. */
function formatSeconds(seconds: number): string {
  if (seconds < minute) return statusTexts.seconds(Math.round(seconds))
  return seconds < hour
    ? statusTexts.minutes(Math.round(seconds / minute))
    : statusTexts.hours(Math.round(seconds / hour))
}

/** Millionths of a US dollar, like `$0.42`. */
function formatDollars(microUsd: number): string {
  return `$${decimal(microUsd / microUsdInDollar, 2)}`
}

/** A size, like `8.1 MB`. */
function formatBytes(bytes: number): string {
  let size = bytes
  for (const unit of ['B', 'kB', 'MB', 'GB']) {
    if (size < bytesInStep) return `${unit === 'B' ? size : decimal(size, 1)} ${unit}`
    size /= bytesInStep
  }
  return `${decimal(size, 1)} TB`
}
