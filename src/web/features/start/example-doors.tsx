import { Link } from 'react-router'
import { exampleVideos } from '#product/examples.ts'
import { clockTime } from '#product/times.ts'
import { ExampleStill } from '#web/features/player/example-still.tsx'

/** The two examples: each opens its summary. */
export function ExampleDoors() {
  return (
    <nav aria-labelledby="examples-heading" className="mx-auto mt-6 max-w-2xl text-left lg:mx-0 print:hidden">
      <h2 id="examples-heading" className="text-sm text-muted">
        Or read an example
      </h2>
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {exampleVideos.map(({ videoId, title, channel, durationSeconds }) => (
          <li key={videoId}>
            <Link
              to={`/examples/${videoId}`}
              className="flex h-full items-center gap-3 rounded-control border border-line bg-surface p-2 hover:border-accent"
            >
              <ExampleStill videoId={videoId} className="w-20 shrink-0 rounded-md" />
              <span className="min-w-0">
                <span className="line-clamp-2 text-sm leading-snug font-medium">{title}</span>
                <span className="mt-0.5 block truncate text-xs text-muted tabular-nums">
                  {channel} · {clockTime(durationSeconds)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
