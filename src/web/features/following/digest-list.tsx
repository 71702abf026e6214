import { Link } from 'react-router'
import type { ListedDigest } from '#contract/digests.ts'
import { digestSettings } from '#messages/following.tsx'
import { formatDay } from '#web/text/format-date.ts'

/** The newest digests. */
export function DigestList({ digests }: { digests: readonly ListedDigest[] }) {
  return (
    <ul className="divide-y divide-line">
      {digests.map((digest) => (
        <li key={digest.id} className="flex flex-wrap justify-between gap-x-4 py-2">
          <Link to={`/following?digest=${digest.id}`} className="py-1 underline hover:text-accent">
            {formatDay(digest.madeAt)}
          </Link>
          <span className="py-1 text-sm text-muted">{countsOf(digest)}</span>
        </li>
      ))}
    </ul>
  )
}

function countsOf({ done, failed, waiting }: ListedDigest): string {
  return [
    digestSettings.done(done),
    ...(failed > 0 ? [digestSettings.failed(failed)] : []),
    ...(waiting > 0 ? [digestSettings.waiting(waiting)] : []),
  ].join(' · ')
}
