import { useQuery } from '@tanstack/react-query'
import type { Status } from '#contract/status.ts'
import { statusTexts } from '#messages/admin-status.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AdminSection } from '../admin-section.tsx'
import {
  formatBytes,
  formatDollars,
  formatSeconds,
  ModelTable,
  SourceTable,
  SweepTable,
  SizeTable,
} from './status-tables.tsx'

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

/** What was spent of one share of the day, and what was refused. */
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
