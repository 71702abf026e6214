import { useMutation, useQuery } from '@tanstack/react-query'
import type { SetupPart, SetupTrial } from '#contract/setup.ts'
import { setupTexts } from '#messages/setup-texts.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/card.tsx'
import { AdminComing, AdminSection } from '../admin-section.tsx'

/** The parts of the site, what is set of each, and a button that tries it. */
export function SetupSection() {
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'setup'],
    queryFn: async ({ signal }) => await api('GET /api/admin/setup', {}, { signal }),
  })
  return (
    <AdminSection title={setupTexts.title}>
      <p className="mt-2 text-sm text-muted">{setupTexts.lead}</p>
      {data === undefined ? (
        <AdminComing failure={error && failureText(error)} retry={() => void refetch()} />
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {data.parts.map((part) => (
            <Part key={part.name} part={part} />
          ))}
        </ul>
      )}
    </AdminSection>
  )
}

/** One part: its state, what that means, what sets it, and what came of trying it. */
function Part({ part }: { part: SetupPart }) {
  const name = setupTexts.names[part.name]
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => api('POST /api/admin/setup/:part/trials', { params: { part: part.name } }),
  })
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <h3 className="flex flex-wrap items-center gap-2 font-medium">
            {name} <StateBadge part={part} />
          </h3>
          <p className="mt-1 text-sm wrap-anywhere">{describe(part)}</p>
          <p className="mt-0.5 text-sm wrap-anywhere text-muted">{setupTexts.help[part.name]}</p>
        </div>
        {part.isTriable && (
          <Button
            variant="secondary"
            size="sm"
            busy={isPending}
            aria-label={isPending ? undefined : setupTexts.tryPart(name)}
            onClick={() => mutate()}
          >
            {isPending ? setupTexts.trying : setupTexts.try}
          </Button>
        )}
      </div>
      <output className="block">
        {error !== null && !isPending && <p className="mt-2 text-sm text-bad">{failureText(error)}</p>}
        {!isPending && data?.trials.map((trial) => <Trial key={trial.name} trial={trial} />)}
      </output>
    </li>
  )
}

function StateBadge({ part: { isSet, state } }: { part: SetupPart }) {
  if (state === 'old') return <Badge tone="warn">{setupTexts.isOld}</Badge>
  return <Badge tone={isSet ? 'good' : 'neutral'}>{isSet ? setupTexts.isSet : setupTexts.isNotSet}</Badge>
}

function describe({ name, state, value }: SetupPart): string {
  const said = setupTexts.says[name]
  if (name === 'backup') return said(state, value === '' ? '' : formatMoment(value))
  if (name === 'door') return `${said(state, value)} ${setupTexts.visitors(value)}`
  const hasSecondWay = name === 'youtube' && state !== 'elsewhere' && value !== ''
  return hasSecondWay ? `${said(state, value)} ${setupTexts.secondWay(value)}` : said(state, value)
}

/** The report of the server, whose words are English. */
function Trial({ trial: { name, isGood, verdict, rows } }: { trial: SetupTrial }) {
  return (
    <div className="mt-3 rounded-control border border-line bg-paper px-3 py-2 text-sm">
      <p className="wrap-anywhere">
        <span className={isGood ? 'font-medium text-good' : 'font-medium text-bad'}>
          {isGood ? setupTexts.works : setupTexts.fails}
        </span>{' '}
        <bdi lang="en">
          {name !== '' && <span className="text-muted">{name}: </span>}
          {verdict}
        </bdi>
      </p>
      {rows.length > 0 && (
        <ul lang="en" dir="auto" className="mt-1 space-y-1">
          {rows.map((row) => (
            <li key={row.name} className="wrap-anywhere">
              <span className="text-muted">{row.name}:</span> {row.text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
