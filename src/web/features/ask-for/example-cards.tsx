import { Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { clockTime } from '#product/times.ts'
import { exampleVideos } from '#product/examples.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { ExampleStill } from '#web/features/player/example-still.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'

const loadDialog = () => import('./example-dialog.tsx')
const ExampleDialog = lazyPart(loadDialog, 'ExampleDialog', {
  kind: 'dialog',
  isFetchedAhead: false,
})

type Example = (typeof exampleVideos)[number]
type Props = { onTry: (videoUrl: string) => void }

/** Two cards, each opening the real summary of an example video. */
export function ExampleCards({ onTry }: Props) {
  const [opened, setOpened] = useState<Example | null>(null)
  useReturnFocus(opened !== null)

  function handleTry(videoUrl: string): void {
    // The dialog has to be gone first: it keeps the focus inside while it is there.
    flushSync(() => setOpened(null))
    onTry(videoUrl)
  }

  return (
    <section aria-labelledby="examples-heading" className="mt-16 print:hidden">
      <h2 id="examples-heading" className="font-serif text-3xl font-semibold">
        Two examples
      </h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-2">
        {exampleVideos.map((example) => (
          <li key={example.videoId}>
            <button
              type="button"
              onClick={() => setOpened(example)}
              onPointerEnter={() => void Promise.allSettled([loadDialog()])}
              className="flex h-full w-full gap-4 rounded-card border border-line bg-surface p-4 text-left hover:border-accent sm:gap-5 sm:p-5"
            >
              <ExampleStill
                videoId={example.videoId}
                className="w-28 shrink-0 self-start rounded-control sm:w-44"
              />
              <span className="flex min-w-0 flex-col self-stretch">
                <span className="font-serif text-lg leading-snug font-semibold sm:text-xl">
                  {example.title}
                </span>
                <span className="mt-1 mb-3 text-sm text-muted tabular-nums">
                  {example.channel} · {clockTime(example.durationSeconds)}
                </span>
                <span className="mt-auto text-sm font-medium text-accent">Read the summary</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {opened !== null && (
          <ExampleDialog example={opened} onClose={() => setOpened(null)} onTry={handleTry} />
        )}
      </Suspense>
    </section>
  )
}
