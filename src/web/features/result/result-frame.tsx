import { useEffect, useMemo, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { parseVideoLink, startSeconds } from '#product/video-link.ts'
import { useLinePointing } from '#web/features/evidence/use-line-pointing.ts'
import { useFilterInAddress } from '#web/features/highlights/use-filter-in-address.ts'
import { useReadingStore } from '#web/features/highlights/use-highlights.ts'
import { useReel } from '#web/features/player/reel.ts'
import { usePlayer } from '#web/features/player/use-player.ts'
import type { Player } from '#web/features/player/use-player.ts'
import type { Line, LineStore } from '#web/features/result-state/lines.ts'
import { linesOf } from '#web/features/result-state/lines.ts'
import type { ReelStore } from '#web/features/result-state/result-context.ts'
import { ResultContext } from '#web/features/result-state/result-context.ts'
import { useLineStore, useReading } from '#web/features/result-state/use-lines.ts'
import { checkedBy, discounted } from '#web/text/checked-by.ts'
import { compareIn } from '#web/text/compare-words.ts'
import { fields, isPressedIn, onPageKey } from '#web/ui/page-keys.ts'
import { useArrival } from '#web/ui/use-arrival.ts'
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
  /** True for a reading room; a result under the home page's start is as wide as that. */
  isRoom?: boolean
  /** Title and gist. */
  head: ReactNode
  /** The transcript as the reader sees it beside or instead of the summary; `null` where there is none. */
  transcript: ReactNode
  /** The questions about it, where they have a tab of their own; else `null`. */
  ask?: ReactNode
  /** The still in place of the video until it plays; its picture where none is given. */
  Still?: ComponentProps<typeof VideoColumn>['Still']
  /** The summary. */
  children: ReactNode
}

/**
 * The reading room: the video with its map, the summary, and the transcript. Three columns on the widest
 * screens, two with the transcript as a tab, or one over a small player. Every time plays from there, every
 * line opens its evidence.
 */
export function ResultFrame({ shown, link, isNew, isRoom = true, children, ...parts }: Props) {
  const { head, transcript, ask = null, ...ids } = parts
  const arrived = useArrival<HTMLElement>(isNew)
  const player = usePlayer()
  usePlayerKeys(player)
  const reel = useReel(player)
  const lines = useMemo(() => linesOf(shown), [shown])
  const store = useLineStore(lines)
  useLinePointing(arrived, store)
  return (
    <ResultScope
      shown={shown}
      historyId={ids.historyId}
      player={player}
      reel={reel}
      lines={lines}
      store={store}
    >
      <article
        ref={arrived}
        aria-labelledby="result-heading"
        className="flex flex-col gap-4 max-lg:pb-16 lg:grid lg:grid-cols-[minmax(0,26rem)_minmax(0,38rem)] lg:grid-rows-[auto_auto_1fr] lg:justify-between lg:gap-x-12 lg:gap-y-0 in-room:grid-cols-[26rem_minmax(0,38rem)_minmax(0,24rem)] in-room:gap-x-10 print:mx-0! print:block!"
      >
        <div className="min-w-0 lg:col-start-2">{head}</div>
        <VideoColumn
          shown={shown}
          startSeconds={useStart({ link, isNew, shown }, player.play)}
          player={player}
          lines={lines}
          isRoom={isRoom}
          {...ids}
        />
        <ResultPanels isRoom={isRoom} transcript={transcript} ask={ask}>
          {children}
        </ResultPanels>
        <Announcement />
      </article>
    </ResultScope>
  )
}

type ScopeProps = Pick<Props, 'shown' | 'historyId' | 'children'> & {
  player: Player
  reel: ReelStore
  lines: readonly Line[]
  store: LineStore
}

/** Gives the parts of a result their shared state. The reader's marks render few of them. */
function ResultScope({ shown, historyId, player, reel, lines, store, children }: ScopeProps) {
  const reading = useReadingStore({ historyId, lines, pointing: store }, useFilterInAddress())
  const { play, clock, hasFile } = player
  const { timings, language, checking = null, engine = null } = shown
  const examined = useMemo(() => {
    if (engine === null) return { checkedBy: null, discounted: null }
    return { checkedBy: checkedBy({ checking, engine }), discounted: discounted({ checking }) }
  }, [checking, engine])
  const isPlayable = shown.videoId !== null || hasFile
  const { search } = useLocation()
  const askedSecond = isPlayable ? null : startSeconds(new URL(search, location.origin))
  const around = useMemo(() => {
    const playOnly = (second: number): void => {
      // Who chooses a time of their own is done with the clips.
      reel.set(null)
      play(second)
    }
    const playing = isPlayable ? { play: playOnly, reel } : { play: null, reel: null }
    return {
      ...playing,
      askedSecond,
      timings,
      ...examined,
      compare: compareIn(language),
      clock,
      lines: store,
      reading,
    }
  }, [isPlayable, askedSecond, timings, language, examined, play, clock, reel, store, reading])
  return <ResultContext value={around}>{children}</ResultContext>
}

/** The announcement of a highlight for screen readers. */
function Announcement() {
  const reading = useReading()
  return reading !== null && <output className="sr-only">{reading.announcement}</output>
}

/** The step of the browser's history whose second was played; coming back to its result plays nothing. */
let playedKey: string | null = null

/**
 * The start of the video: from the given link, or from the address of a stored result, such as
 * `/v/{id}?t=524s`. A time that was pressed on another page of the site plays at once, and only once: a later
 * result at that address is another one.
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

const skipSeconds = 5

/** Places that use the arrows themselves. */
const takesArrows = `${fields}, [tabindex="0"], [role="dialog"] *`
/** Places that use the space bar themselves. */
const takesSpace = `button, a, summary, ${takesArrows}`

/** Space plays and pauses, the arrows to the side go on and back; only once the player plays. */
function usePlayerKeys({ toggle, skip }: Pick<Player, 'toggle' | 'skip'>): void {
  useEffect(
    () =>
      onPageKey((event) => {
        const { key, shiftKey } = event
        if (shiftKey || isPressedIn(event, key === ' ' ? takesSpace : takesArrows)) return
        const isTaken =
          (key === ' ' && toggle()) ||
          (key === 'ArrowLeft' && skip(-skipSeconds)) ||
          (key === 'ArrowRight' && skip(skipSeconds))
        if (isTaken) event.preventDefault()
      }),
    [toggle, skip],
  )
}
