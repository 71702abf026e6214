import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ListedSource } from '#contract/follows.ts'
import { listFile } from '#messages/list-file.ts'
import { followsPerMinute } from '#product/following.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { followAll } from './follow-all.ts'
import type { Progress } from './follow-all.ts'
import { nameOf, refreshFollowing } from './follow-query.ts'

/** Takes what an account follows out as a file for feed readers, and brings sources in by one. */
export function ListFile({ count, max }: { count: number; max: number }) {
  const input = useRef<HTMLInputElement | null>(null)
  const { data, error, isPending, mutate, submittedAt } = useMutation({
    mutationFn: (file: File) => api('POST /api/follows/file', { body: file }),
  })
  return (
    <div className="mt-4">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" busy={isPending} onClick={() => input.current?.click()}>
          {listFile.choose}
        </Button>
        {count > 0 && (
          <a
            href="/api/follows/file"
            download
            className={buttonClasses({ variant: 'secondary', size: 'sm' })}
          >
            {listFile.save}
          </a>
        )}
      </div>
      <input
        ref={input}
        hidden
        type="file"
        accept=".opml,.xml,text/x-opml,text/xml"
        aria-label={listFile.choose}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file !== undefined) mutate(file)
          target.value = ''
        }}
      />
      {error !== null && (
        <p role="alert" className="mt-2 text-bad">
          {failureText(error)}
        </p>
      )}
      {data !== undefined && (
        <Sources key={submittedAt} sources={data.sources} room={Math.max(0, max - count)} max={max} />
      )}
    </div>
  )
}

type SourcesProps = { sources: readonly ListedSource[]; room: number; max: number }

/** The sources of a file: what is new of them and fits, and following those with one press. */
function Sources({ sources, room, max }: SourcesProps) {
  const ofState = (state: ListedSource['state']) => sources.filter((source) => source.state === state)
  const [fresh, followed, refused] = [ofState('new'), ofState('followed'), ofState('refused')]
  // What is followed meanwhile takes room, and leaves the choice as it is.
  const [chosen] = useState(() => fresh.slice(0, room))
  const [{ done, failed }, setProgress] = useState<Progress>({ done: 0, failed: [] })
  const stop = useRef<AbortController | null>(null)
  const { isIdle, isPending, mutate } = useMutation({
    mutationFn: () => {
      stop.current = new AbortController()
      return followAll(chosen, { signal: stop.current.signal, onProgress: setProgress })
    },
    onSettled: refreshFollowing,
  })
  const minutes = Math.floor(chosen.length / followsPerMinute)
  return (
    <div className="mt-3 space-y-2">
      <p ref={takeFocus} tabIndex={-1} className="focus:outline-none">
        {[
          listFile.found(sources.length),
          ...(followed.length > 0 ? [listFile.followed(followed.length)] : []),
          ...(chosen.length < fresh.length ? [listFile.fits(max, chosen.length)] : []),
        ].join(' ')}
      </p>
      {chosen.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          {isIdle ? (
            <Button size="sm" onClick={() => mutate()}>
              {listFile.follow(chosen.length)}
            </Button>
          ) : (
            <output ref={takeFocus} tabIndex={-1} className="focus:outline-none">
              {listFile.progress(done - failed.length, chosen.length)}
            </output>
          )}
          {isPending && (
            <Button variant="secondary" size="sm" onClick={() => stop.current?.abort()}>
              {listFile.stop}
            </Button>
          )}
          {minutes > 0 && isPending && <span className="text-sm text-muted">{listFile.pace(minutes)}</span>}
        </div>
      )}
      <Named title={listFile.refused} entries={refused.map((source) => nameOf(source))} />
      <Named title={listFile.failed} entries={failed.map(({ name, reason }) => `${name}: ${reason}`)} />
    </div>
  )
}

/** A line with the names of what is not followed below it. */
function Named({ title, entries }: { title: string; entries: readonly string[] }) {
  if (entries.length === 0) return null
  return (
    <div className="text-sm">
      <p>{title}</p>
      <ul className="mt-1 max-h-48 list-disc overflow-y-auto ps-5 text-muted">
        {entries.map((entry) => (
          <li key={entry} dir="auto" className="wrap-anywhere">
            {entry}
          </li>
        ))}
      </ul>
    </div>
  )
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
