import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { DigestSettings } from '#contract/digests.ts'
import { digestSettings } from '#messages/digest-settings.ts'
import { digestFrequencies } from '#product/following.ts'
import { showFailure } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { FeedAddress } from '#web/ui/feed-address.tsx'
import { SelectField } from '#web/ui/fields.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { refreshFollowing } from './follow-query.ts'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

type DigestTimes = Pick<DigestSettings, 'frequency' | 'hour' | 'weekday' | 'zone' | 'isMailed'>

/** Chooses how often the digest comes, when, and whether by email; and has the address of its feed. */
export function DigestSettingsForm({ settings }: { settings: DigestSettings }) {
  const [wanted, setWanted] = useState<DigestTimes>(settings)
  const change = (part: Partial<DigestTimes>): void => setWanted({ ...wanted, ...part })
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('PUT /api/digests/settings', { body: pick(wanted) }),
    onSuccess: async () => {
      showToast({ title: digestSettings.saved, tone: 'good' })
      await refreshFollowing()
    },
    onError: showFailure,
  })
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        mutate()
      }}
    >
      <Times wanted={wanted} change={change} />
      <label className="flex items-center gap-3 py-1">
        <input
          type="checkbox"
          className="size-4 shrink-0 accent-accent"
          checked={wanted.isMailed}
          onChange={({ target }) => change({ isMailed: target.checked })}
        />
        {digestSettings.mailed}
      </label>
      {settings.stoppedBy !== null && (
        <p className="text-sm text-warn">{digestSettings.stops[settings.stoppedBy]}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="secondary" busy={isPending}>
          {digestSettings.save}
        </Button>
        {settings.nextAt !== null && (
          <p className="text-sm text-muted">{digestSettings.nextOne(formatMoment(settings.nextAt))}</p>
        )}
      </div>
      <DigestFeed path={settings.feedUrl} />
    </form>
  )
}

type TimesProps = { wanted: DigestTimes; change: (part: Partial<DigestTimes>) => void }

function Times({ wanted, change }: TimesProps) {
  const { frequency, hour, weekday, zone } = wanted
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <SelectField
        label={digestSettings.howOften}
        value={frequency}
        onChange={({ target }) => change({ frequency: frequencyOf(target.value) })}
      >
        {digestFrequencies.map((each) => (
          <option key={each} value={each}>
            {digestSettings.frequencies[each]}
          </option>
        ))}
      </SelectField>
      {frequency === 'weekly' && (
        <SelectField
          label={digestSettings.on}
          value={weekday}
          onChange={({ target }) => change({ weekday: Number(target.value) })}
        >
          {digestSettings.weekdays.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {frequency !== 'never' && (
        <>
          <SelectField
            label={digestSettings.at}
            value={hour}
            onChange={({ target }) => change({ hour: Number(target.value) })}
          >
            {hours.map((each) => (
              <option key={each} value={each}>
                {each}:00
              </option>
            ))}
          </SelectField>
          <SelectField
            label={digestSettings.zone}
            value={zone}
            onChange={({ target }) => change({ zone: target.value })}
          >
            {zonesWith(zone).map((each) => (
              <option key={each}>{each}</option>
            ))}
          </SelectField>
        </>
      )}
    </div>
  )
}

function pick({ frequency, hour, weekday, zone, isMailed }: DigestTimes): DigestTimes {
  return { frequency, hour, weekday, zone, isMailed }
}

function frequencyOf(value: string): DigestTimes['frequency'] {
  return value === 'weekly' || value === 'never' ? value : 'daily'
}

function zonesWith(zone: string): string[] {
  const all = Intl.supportedValuesOf('timeZone')
  return all.includes(zone) ? all : [zone, ...all]
}

/** The secret address of the feed of digests, and the way to change it. */
function DigestFeed({ path }: { path: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('POST /api/digests/feed-address'),
    onSuccess: async () => {
      showToast({ title: digestSettings.feedChanged, tone: 'good' })
      await refreshFollowing()
    },
    onError: showFailure,
  })
  return (
    <div className="border-t border-line pt-4">
      <FeedAddress path={path} hint={digestSettings.feedHint} isBusy={isPending} onChange={() => mutate()} />
    </div>
  )
}
