import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { parseVideoLink } from '#product/video-link.ts'
import { createLineStore } from '#web/features/evidence/line-store.ts'
import type { LineStore } from '#web/features/evidence/line-store.ts'
import { isMarkable, linesOf } from '#web/features/evidence/line.ts'
import type { Line } from '#web/features/evidence/line.ts'
import { useLinePointing } from '#web/features/evidence/use-line-pointing.ts'
import { useReading } from '#web/features/highlights/reading-context.ts'
import type { Reading } from '#web/features/highlights/reading-context.ts'
import { partAt } from '#web/features/player/clips.ts'
import type { PlayerDock } from '#web/features/player/player-dock.tsx'
import { usePlayerKeys } from '#web/features/player/use-player-keys.ts'
import { usePlayer } from '#web/features/player/use-player.ts'
import type { Player } from '#web/features/player/use-player.ts'
import { useReel } from '#web/features/player/use-reel.ts'
import type { ReelControl } from '#web/features/player/use-reel.ts'
import { useArrival } from '#web/ui/use-arrival.ts'
import { noHighlights, ResultContexts } from './result-contexts.tsx'
import { ResultPanels } from './result-panels.tsx'
import { VideoColumn } from './video-column.tsx'
import type { Shown } from './video-column.tsx'

type Props = {
  shown: Shown
  /** The link that was given. */
  link: string
  /** It has just been made, and comes into view by itself. */
  isNew: boolean
  /** `null` where the transcript can't be read, or isn't known yet. */
  transcriptId: string | null
  /** The history item of the summary; `null` where it is in no history of the reader. */
  historyId: string | null
  /** Title and gist. */
  head: ReactNode
  /** The transcript as the reader sees it beside or instead of the summary; `null` where there is none. */
  transcript: ReactNode
  /** The questions about it, where they have a tab of their own; else `null`. */
  ask?: ReactNode
  /** What stands in for the video until it plays; its picture where nothing is given. */
  Still?: ComponentProps<typeof PlayerDock>['Still']
  /** The summary. */
  children: ReactNode
}

/**
 * The reading room: the video with its map, the summary, and the transcript. Three columns on the widest screens, two with
 * the transcript as a tab, or one over a small player. Every time plays from there, every line opens its evidence.
 */
export function ResultFrame({ shown, link, isNew, head, transcript, ask = null, children, ...ids }: Props) {
  const arrived = useArrival<HTMLElement>(isNew)
  const player = usePlayer()
  usePlayerKeys(player)
  const control = useReel(player)
  const [store] = useState(createLineStore)
  useLitClip(control, player, store)
  useLinePointing(arrived, store)
  const lines = useMemo(() => linesOf(shown), [shown])
  const [answers, setAnswers] = useState<readonly Line[]>([])
  const all = useMemo(() => [...lines, ...answers], [lines, answers])
  const reading = useReading(ids.historyId, store)
  const { markable, hidden, read } = useFiltered(lines, reading)
  const { leave } = control
  const playAt = player.play
  const playOnly = useCallback(
    (second: number) => {
      // Who chooses a time of their own is done with the clips.
      leave()
      playAt(second)
    },
    [leave, playAt],
  )
  const play = shown.videoId === null ? null : playOnly
  return (
    <ResultContexts
      play={play}
      player={player}
      control={play === null ? null : control}
      timings={shown.timings}
      store={store}
      lines={all}
      onAnswers={setAnswers}
      reading={reading}
      hidden={hidden}
    >
      <article
        ref={arrived}
        aria-labelledby="result-heading"
        className="flex flex-col gap-4 max-lg:pb-16 lg:grid lg:grid-cols-[minmax(0,26rem)_minmax(0,38rem)] lg:grid-rows-[auto_auto_1fr] lg:justify-between lg:gap-x-12 lg:gap-y-0 in-room:grid-cols-[26rem_minmax(0,38rem)_minmax(0,24rem)] in-room:gap-x-10 print:mx-0! print:block!"
      >
        <div className="min-w-0 lg:col-start-2">{head}</div>
        <VideoColumn
          shown={shown}
          startSeconds={useStart({ link, isNew, shown }, playAt)}
          player={player}
          isReel={control.reel !== null}
          lines={markable}
          {...ids}
        />
        <ResultPanels lines={read} store={store} play={play} transcript={transcript} ask={ask}>
          {children}
        </ResultPanels>
        {reading !== null && <output className="sr-only">{reading.announcement}</output>}
      </article>
    </ResultContexts>
  )
}

/** The lines that can be highlighted, those of them that a filter hides, and those that are left to be read. */
function useFiltered(lines: readonly Line[], reading: Reading | null) {
  const { isFiltered = false, byLine = noHighlights } = reading ?? {}
  return useMemo(() => {
    const markable = lines.filter(({ kind }) => isMarkable(kind))
    const read = markable.filter(({ key }) => !isFiltered || byLine.has(key))
    const left = new Set(read.map(({ key }) => key))
    const hidden = markable.flatMap(({ key }) => (left.has(key) ? [] : [key]))
    return { markable, read, hidden: isFiltered ? new Set(hidden) : null }
  }, [lines, isFiltered, byLine])
}

/** The step of the browser's history whose second was played; coming back to its result plays nothing. */
let playedKey: string | null = null

/**
 * Where the video begins: where the given link says, or the address of a result that was there before, such as
 * `/v/{id}?t=524s`. A time that was pressed on another page of the site plays at once, and only once: what is made at
 * that address later is another result.
 */
function useStart(
  { link, isNew, shown }: Pick<Props, 'link' | 'isNew' | 'shown'>,
  play: (second: number) => void,
): number {
  const { search, key } = useLocation()
  const type = useNavigationType()
  const address = `https://youtu.be/${shown.videoId ?? ''}${search}`
  const asked = isNew ? null : (parseVideoLink(address)?.startSeconds ?? null)
  const [pressed] = useState(type === NavigationType.Push && key !== playedKey ? asked : null)
  useEffect(() => {
    if (pressed === null) return
    playedKey = key
    play(pressed)
  }, [pressed, key, play])
  return parseVideoLink(link)?.startSeconds ?? asked ?? 0
}

/** Lights the line of the clip that is said, in the text and on the map. */
function useLitClip({ reel }: ReelControl, { clock }: Player, store: LineStore): void {
  const clip = reel?.clips[reel.index]
  const read = (): string | null => (clip === undefined ? null : partAt(clip, clock.second()).line)
  const line = useSyncExternalStore(clock.subscribe, read, read)
  useEffect(() => {
    if (line === null) return undefined
    store.light(line)
    return () => store.light(store.get().open)
  }, [line, store])
}
