import { useMutation, useQuery } from '@tanstack/react-query'
import type { DestinationView } from '#contract/destinations.ts'
import { destinationFailureTexts } from '#messages/destination-failure-texts.ts'
import { destinationTexts } from '#messages/destination-texts.ts'
import { failingDays } from '#product/webhooks.ts'
import { showFailure } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { destinationsQuery, nameOfDestination } from '#web/session/destinations-query.ts'
import { pageAddress } from '#web/session/page-address.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/card.tsx'
import { DeletableRow, ProgramList } from '../account-lists.tsx'
import { Section } from '../page/account-section.tsx'
import { NewDestinationDialog } from './new-destination-dialog.tsx'
import { RuleField } from './rule-field.tsx'

/** The part of the account page about where summaries go. */
export function DestinationsSection() {
  return (
    <Section title={destinationTexts.title} text={destinationTexts.text}>
      <ProgramList
        query={useQuery(destinationsQuery)}
        noun="destination"
        listOf={({ destinations, max }) => ({
          rows: destinations.map((each) => <DestinationRow key={each.id} destination={each} />),
          max,
        })}
        NewDialog={NewDestinationDialog}
      />
    </Section>
  )
}

/** Has the destinations read again. */
async function refreshDestinations(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: destinationsQuery.queryKey })
}

type Change = { rule?: DestinationView['rule']; isOn?: boolean }

/** One destination: what goes there, what arrived, what did not and why. */
function DestinationRow({ destination }: { destination: DestinationView }) {
  const { id, kind, rule, state, sent, waiting, failures } = destination
  const name = nameOfDestination(destination)
  const change = useMutation({
    mutationFn: (body: Change) => api('PATCH /api/destinations/:id', { params: { id }, body }),
    onSuccess: refreshDestinations,
    onError: showFailure,
  })
  const isOff = state === 'off'
  return (
    <DeletableRow
      noun="destination"
      name={name}
      question={destinationTexts[kind === 'folder' ? 'deletionOfFolder' : 'deletion'](name)}
      onDelete={() => api('DELETE /api/destinations/:id', { params: { id } })}
      refresh={refreshDestinations}
      action={
        <Button variant="secondary" busy={change.isPending} onClick={() => change.mutate({ isOn: isOff })}>
          {isOff ? destinationTexts.switchOn : destinationTexts.switchOff}
        </Button>
      }
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium wrap-anywhere">{name}</span>
        {state !== 'on' && (
          <Badge tone="warn">{isOff ? destinationTexts.off : destinationTexts.failing}</Badge>
        )}
      </p>
      <p className="text-sm text-muted">{stateOf(destination)}</p>
      <RuleField className="mt-2" rule={rule} onChange={(chosen) => change.mutate({ rule: chosen })} />
      <p className="mt-2 text-sm text-muted">
        {[destinationTexts.sent(sent), ...(waiting === 0 ? [] : [destinationTexts.waiting(waiting)])].join(
          ' · ',
        )}
      </p>
      <Failures failures={failures} />
    </DeletableRow>
  )
}

function stateOf({ state, offReason }: DestinationView): string {
  if (state === 'on') return destinationTexts.working
  if (state === 'failing') return destinationTexts.triesAgain
  return offReason === 'failing'
    ? destinationTexts.offBecause.failing(failingDays)
    : destinationTexts.offBecause[offReason ?? 'owner']
}

/** The summaries that did not arrive, each with the reason. */
function Failures({ failures }: Pick<DestinationView, 'failures'>) {
  if (failures.length === 0) return null
  return (
    <details className="mt-2 text-sm">
      <summary className="cursor-pointer py-1">{destinationTexts.notSent(failures.length)}</summary>
      <ul className="mt-1 space-y-2">
        {failures.map(({ historyId, title, failure, at, isTriedAgain }) => (
          <li key={historyId}>
            <a href={pageAddress(`/v/${historyId}`)} className="underline wrap-anywhere hover:text-accent">
              {title === '' ? destinationTexts.untitled : title}
            </a>
            <p className="text-muted">
              {destinationFailureTexts[failure]} <time dateTime={at}>{formatMoment(at)}</time>
              {isTriedAgain && ` · ${destinationTexts.triedAgain}`}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}
