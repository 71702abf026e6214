import { useCallback, useEffect, useState } from 'react'
import type { RefObject } from 'react'
import type { Sentence } from '#contract/transcripts.ts'
import { usePlayed } from '#web/features/result-state/result-context.ts'

/** The distance of the sentence from the upper edge, as a share of the height. */
const restingPoint = 1 / 3

type Follow = {
  /** The index of the sentence that is being said; `null` where nothing plays. */
  said: number | null
  isOn: boolean
  setOn: (isOn: boolean) => void
}

/**
 * The sentence that is being said, scrolled into view inside of `region` where that is a box of its own, else
 * with the page. A user who scrolls there by hand wants to read elsewhere; that switches the following off.
 */
export function useFollow(
  sentences: readonly Sentence[],
  region: RefObject<HTMLElement | null>,
  isBox: boolean,
): Follow {
  const [isOn, setOn] = useState(true)
  const said = usePlayed(
    useCallback((second) => (second === null ? null : sentenceAt(sentences, second)), [sentences]),
  )

  useEffect(() => {
    const { current } = region
    const row = isOn && said !== null ? current?.querySelector<HTMLElement>('[aria-current="true"]') : null
    if (current === null || row === null || row === undefined) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const behavior = isCalm ? 'auto' : 'smooth'
    if (isBox) {
      current.scrollTo({ top: row.offsetTop - current.clientHeight * restingPoint, behavior })
    } else if (row.getClientRects().length > 0) {
      scrollBy({ top: row.getBoundingClientRect().top - innerHeight * restingPoint, behavior })
    }
  }, [said, isOn, region, isBox])

  useEffect(() => {
    const { current } = region
    if (current === null) return undefined
    const stop = () => setOn(false)
    current.addEventListener('wheel', stop, { passive: true })
    current.addEventListener('touchmove', stop, { passive: true })
    return () => {
      current.removeEventListener('wheel', stop)
      current.removeEventListener('touchmove', stop)
    }
  }, [region])

  return { said, isOn, setOn }
}

/** The index of the sentence at a second; `null` before the first, and without times. */
export function sentenceAt(sentences: readonly Sentence[], second: number): number | null {
  let low = 0
  let high = sentences.length
  while (low < high) {
    const middle = (low + high) >> 1
    const start = sentences[middle]?.start ?? null
    if (start === null) return null
    if (start <= second) low = middle + 1
    else high = middle
  }
  return sentences[low - 1]?.index ?? null
}
