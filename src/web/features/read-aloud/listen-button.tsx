import { Suspense, use, useState } from 'react'
import { listen } from '#messages/listen.ts'
import { LineContext, LinesContext } from '#web/features/evidence/line-store.ts'
import { isMarkable } from '#web/features/evidence/line.ts'
import { ReadingContext } from '#web/features/highlights/reading-context.ts'
import { PlayClockContext } from '#web/features/player/player-context.ts'
import { ReelContext } from '#web/features/player/use-reel.ts'
import { ListenIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { Reader } from './reader.ts'

const ReaderBar = lazyPart(() => import('./reader-bar.tsx'), 'ReaderBar')

/** Reads the summary aloud by a voice of the device, or its highlights where only those are shown. No sound leaves the browser. */
export function ListenButton({ language }: { language: string }) {
  const reading = use(ReadingContext)
  const lines = use(LinesContext)
  const store = use(LineContext)
  const clock = use(PlayClockContext)
  const reel = use(ReelContext)
  const [reader, setReader] = useState<Reader | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isFiltered = reading?.isFiltered === true
  const read = lines.filter(({ kind, key }) => isMarkable(kind) && (!isFiltered || reading.byLine.has(key)))
  if (read.length === 0) return null

  async function handlePress(): Promise<void> {
    if (reader !== null) {
      setReader(null)
      return
    }
    setBusy(true)
    try {
      const { openReader } = await import('./open-reader.ts')
      const opened = await openReader(read, language)
      if (opened === null) return
      store.close()
      if (clock.isPlaying()) reel?.toggle()
      opened.goTo(0)
      setReader(opened)
    } catch {
      showToast({ title: listen.notLoaded, description: listen.checkConnection })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        busy={isBusy}
        aria-pressed={reader !== null}
        onClick={() => void handlePress()}
      >
        <ListenIcon />
        {listen.listen}
      </Button>
      <Suspense fallback={null}>
        {reader !== null && <ReaderBar reader={reader} onClose={() => setReader(null)} />}
      </Suspense>
    </>
  )
}
