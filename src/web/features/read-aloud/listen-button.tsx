import { Suspense, use, useState } from 'react'
import { listen } from '#messages/listen.ts'
import { isMarkable } from '#web/features/result-state/lines.ts'
import type { Line } from '#web/features/result-state/lines.ts'
import { ResultContext } from '#web/features/result-state/result-context.ts'
import { useLines, useHiddenLines } from '#web/features/result-state/use-lines.ts'
import { ListenIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { createStore, useStore } from '#web/ui/store.ts'
import { showToast } from '#web/ui/toast-store.ts'
import type { Reader } from './reader.ts'

const ReaderBar = lazyPart(() => import('./reader-bar.tsx'), 'ReaderBar')

/** The reader that speaks, and the button that it belongs to; a device has one voice at a time. */
const speaking = createStore<{ button: symbol; reader: Reader } | null>(null)

type Props = {
  language: string
  /** The lines that prove a result without a recording; else all that are shown. */
  proof?: readonly Line[]
}

/**
 * Reads the summary aloud by a voice of the device, or its highlights where only those are shown. No sound
 * leaves the browser.
 */
export function ListenButton({ language, proof }: Props) {
  const { lines, clock, reel } = use(ResultContext)
  const hidden = useHiddenLines()
  const [button] = useState(Symbol)
  const now = useStore(speaking, null)
  const reader = now?.button === button ? now.reader : null
  const [isBusy, setBusy] = useState(false)
  const shown = useLines().filter(({ kind, key }) => isMarkable(kind) && hidden?.has(key) !== true)
  const read = proof ?? shown
  if (read.length === 0) return null

  async function handlePress(): Promise<void> {
    if (reader !== null) {
      speaking.set(null)
      return
    }
    setBusy(true)
    try {
      const { openReader } = await import('./reader.ts')
      const opened = await openReader(read, language)
      if (opened === null) return
      lines?.close()
      if (clock?.isPlaying() === true) reel?.toggle()
      speaking.get()?.reader.stop()
      opened.goTo(0)
      speaking.set({ button, reader: opened })
    } catch {
      showToast({ title: listen.notLoaded, description: listen.checkConnection })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button
        variant={proof ? 'secondary' : 'quiet'}
        size="sm"
        busy={isBusy}
        aria-pressed={reader !== null}
        onClick={() => void handlePress()}
      >
        <ListenIcon />
        {proof ? listen.proof : listen.listen}
      </Button>
      <Suspense fallback={null}>
        {reader !== null && <ReaderBar reader={reader} onClose={() => speaking.set(null)} />}
      </Suspense>
    </>
  )
}
