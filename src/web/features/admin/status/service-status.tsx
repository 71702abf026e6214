import { useQuery } from '@tanstack/react-query'
import type { Status } from '#contract/status.ts'
import { checkingModel } from '#evidence/rate-checker.ts'
import { checkerRates } from '#messages/checker-rates.ts'
import { number } from '#messages/language.ts'
import { statusCells } from '#messages/status-cells.ts'
import { statusTables } from '#messages/status-tables.ts'
import { statusTexts } from '#messages/status-texts.ts'
import { hasPlans } from '#product/offers.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { formatMoment, timeAgo } from '#web/text/format-date.ts'
import { decimal } from '#web/text/numbers.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AdminSection } from '../admin-section.tsx'
import { StatusTable } from './status-table.tsx'

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
        <CheckerRates checkers={status.checkers} />
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

/** The counts of each checker's trial lines; one that fell, or counts for less than it could, is named. */
function CheckerRates({ checkers }: Pick<Status, 'checkers'>) {
  return (
    <div className="min-w-0">
      <h3 className="font-medium">{checkerRates.title}</h3>
      {checkers.length === 0 && <p className="mt-2 text-sm text-muted">{checkerRates.empty}</p>}
      {checkers.map(({ checker, rating, hasFallen, week: { turned, unchanged } }) => (
        <p key={checker} className="mt-2 text-sm wrap-anywhere">
          {checkerRates.week(
            checkingModel(checker),
            turned.caught,
            turned.asked,
            unchanged.accepted,
            unchanged.asked,
          )}
          {(hasFallen || rating !== 'strong') && (
            <span className="text-warn">
              {hasFallen && ` ${checkerRates.fallen}`}
              {rating !== 'strong' && ` ${checkerRates.worth(rating)}`}
            </span>
          )}
        </p>
      ))}
    </div>
  )
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

/** A server without plans names nothing of a shop. */
function isShown({ name }: { name: string }): boolean {
  return hasPlans || !/billing|checkout|entitlement|payment|receipt|subscription|plans/.test(name)
}

/** The last run of each sweep, and its remaining work. */
function SweepTable({ sweeps, at }: Pick<Status, 'sweeps' | 'at'>) {
  const rows = sweeps.filter(isShown).map((sweep) => ({
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
  const rows = tables.filter(isShown).map(({ name, bytes, rows: count }) => ({
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
