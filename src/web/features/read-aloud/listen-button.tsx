import { Suspense, use, useState } from 'react'
import { listen } from '#messages/listen.ts'
import { isMarkable } from '#web/features/result-state/lines.ts'
import { ResultContext } from '#web/features/result-state/result-context.ts'
import { useLines, useHiddenLines } from '#web/features/result-state/use-lines.ts'
import { ListenIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { Reader } from './reader.ts'

const ReaderBar = lazyPart(() => import('./reader-bar.tsx'), 'ReaderBar')

/**
 * Reads the summary aloud by a voice of the device, or its highlights where only those are shown. No sound
 * leaves the browser.
 */
export function ListenButton({ language }: { language: string }) {
  const { lines, clock, reel } = use(ResultContext)
  const hidden = useHiddenLines()
  const [reader, setReader] = useState<Reader | null>(null)
  const [isBusy, setBusy] = useState(false)
  const read = useLines().filter(({ kind, key }) => isMarkable(kind) && hidden?.has(key) !== true)
  if (read.length === 0) return null

  async function handlePress(): Promise<void> {
    if (reader !== null) {
      setReader(null)
      return
    }
    setBusy(true)
    try {
      const { openReader } = await import('./reader.ts')
      const opened = await openReader(read, language)
      if (opened === null) return
      lines?.close()
      if (clock?.isPlaying() === true) reel?.toggle()
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
