import { useQuery } from '@tanstack/react-query'
import { speakerList } from '#messages/speaker-list.ts'
import { clockTime } from '#product/times.ts'
import { useSpeakerNumbers } from '#web/features/evidence/speaker-name.tsx'
import { transcriptQuery } from '#web/features/run/queries.ts'
import { percent } from '#web/text/numbers.ts'
import { joinFacts } from '#web/ui/direction.ts'
import { speakerShares } from './speaker-shares.ts'

/** The named speakers of a conversation, with how long each spoke; nothing for one speaker. */
export function SpeakerList({ transcriptId }: { transcriptId: string }) {
  const { data } = useQuery(transcriptQuery(transcriptId))
  const shares = speakerShares(data?.sentences ?? [])
  const numberOf = useSpeakerNumbers(shares.map(({ name }) => name))
  if (shares.length < 2) return null
  return (
    <section aria-labelledby="speakers-heading" className="text-sm max-lg:my-5">
      <h3 id="speakers-heading" className="font-serif text-xl font-semibold">
        {speakerList.heading}
      </h3>
      <ul className="mt-2 space-y-2">
        {shares.map(({ name, seconds, share }) => (
          <li key={name} data-speaker={numberOf(name)}>
            <span className="flex justify-between gap-3">
              <bdi className="font-medium wrap-anywhere">{name}</bdi>
              <span className="shrink-0 text-muted tabular-nums">
                {joinFacts([seconds === null ? null : clockTime(seconds), percent(share)])}
              </span>
            </span>
            <span aria-hidden="true" className="mt-1 block h-1 rounded-full bg-line">
              <span className="block h-full rounded-full bg-current" style={{ width: `${share * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
