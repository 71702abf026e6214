import { useQuery } from '@tanstack/react-query'
import type { Status } from '#contract/status.ts'
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
    <AdminSection title="Service Status">
      {isLoading && (
        <output className="mt-4 block space-y-3">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-32 w-full" />
        </output>
      )}
      {error !== null && (
        <div role="alert" className="mt-4">
          <p className="text-bad">{failureText(error)}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={() => void refetch()}>
            Try again
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
        As of {formatMoment(status.at)}. Refreshes every {refreshMs / 1000} seconds.
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

/** The few numbers that say whether all is well. */
const shareNames = {
  all: 'Everyone',
  visitors: 'Visitors',
  network: 'Busiest visitor network',
  free: 'Free accounts',
  'free-account': 'Busiest free account',
  'paid-account': 'Busiest paying account',
} as const

/** What was spent of one share of the day, and what was refused. */
function shareFigure({ kind, usedMicroUsd, maxMicroUsd, refused }: Status['money']['shares'][number]) {
  const spent = `${formatDollars(usedMicroUsd)} of ${formatDollars(maxMicroUsd)}`
  return [shareNames[kind], refused === 0 ? spent : `${spent}, ${refused} refused`] as const
}

function Figures({ status: { queue, money, database } }: { status: Status }) {
  const { oldestWaitingSeconds } = queue
  const figures = [
    [
      'Waiting',
      oldestWaitingSeconds === null
        ? '0'
        : `${queue.waiting}, the oldest for ${formatSeconds(oldestWaitingSeconds)}`,
    ],
    ['Running', String(queue.running)],
    ['Worker not responding', String(queue.silent)],
    ['Spent today', `${formatDollars(money.todayMicroUsd)} of ${formatDollars(money.maxDayMicroUsd)}`],
    ['Database', formatBytes(database.bytes)],
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
