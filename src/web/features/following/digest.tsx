import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { DigestEntry } from '#contract/digests.ts'
import { formNames } from '#languages/en/form-names.ts'
import { digestTexts } from '#messages/digest-texts.ts'
import { failureText, isNotFound } from '#web/api/api-error.ts'
import { formName } from '#web/text/form-names.ts'
import { formatDay } from '#web/text/format-date.ts'
import { Badge } from '#web/ui/card.tsx'
import { joinFacts } from '#web/ui/direction.ts'
import { SmallMap } from '#web/ui/line-curve.tsx'
import { ListFailure } from '#web/ui/load-failure.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { HearLink, LeadingLine, LineSecond, VideoRow } from '#web/ui/video-row.tsx'
import { digestQuery } from './follow-query.ts'

/** A digest with its videos: what each says, what failed and why, and what waits. */
export function Digest({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(digestQuery(id))
  if (data === undefined && error === null) return <TextSkeleton label={digestTexts.loading} />
  if (data === undefined && isNotFound(error)) {
    return (
      <>
        <p className="mt-2">
          <FollowingLink />
        </p>
        <p role="alert" className="mt-6">
          {digestTexts.gone}
        </p>
      </>
    )
  }
  if (data === undefined) return <ListFailure text={failureText(error)} onRetry={() => void refetch()} />
  return (
    <div className="mt-2">
      <p className="text-muted">
        {formatDay(data.madeAt)} · <FollowingLink />
      </p>
      <ul className="mt-6 space-y-8">
        {data.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </div>
  )
}

/** The way to what is followed, with all digests. */
function FollowingLink() {
  return (
    <Link to="/following" className="underline hover:text-accent">
      {digestTexts.following}
    </Link>
  )
}

function Entry({ entry }: { entry: DigestEntry }) {
  const { state, title, source, url, videoId, historyId, form, gist, insights, reason } = entry
  const { lineSeconds, durationSeconds } = entry
  const name = title ?? url
  const facts = [source, form === null || form === formNames['key-insights'] ? null : formName(form)]
  return (
    <li>
      <VideoRow
        videoId={videoId}
        title={
          historyId === null ? (
            <a href={url} rel="noreferrer" className="hover:text-accent">
              {name}
            </a>
          ) : (
            <Link to={`/v/${historyId}`} className="hover:text-accent">
              {name}
            </Link>
          )
        }
        facts={
          <>
            <p className="mt-1 text-sm text-muted">{joinFacts(facts)}</p>
            {state === 'failed' && (
              <p className="mt-1">
                <Badge tone="bad">{digestTexts.failed}</Badge> {reason}
              </p>
            )}
            {state === 'unpaid' && (
              <p className="mt-1">
                <Badge tone="warn">{digestTexts.unpaid}</Badge> {digestTexts.unpaidNote}
              </p>
            )}
          </>
        }
      >
        {gist !== null && (
          <p dir="auto" className="font-serif text-base/6">
            {gist}
          </p>
        )}
        <HearLink historyId={historyId} title={name} second={insights[0]?.second ?? null} />
        <SmallMap seconds={lineSeconds} durationSeconds={durationSeconds} />
      </VideoRow>
      <ul className="mt-3 space-y-3 border-s-2 border-line ps-4">
        {insights.map((line) => (
          <Line key={line.text} line={line} historyId={historyId} />
        ))}
      </ul>
    </li>
  )
}

type LineProps = { line: DigestEntry['insights'][number]; historyId: string | null }

function Line({ line, historyId }: LineProps) {
  return (
    <li>
      <LeadingLine line={line} second={<LineSecond historyId={historyId} second={line.second} />} />
    </li>
  )
}
