import { use } from 'react'
import { useLocation } from 'react-router'
import { startSeconds } from '#product/video-link.ts'
import { ResultContext } from './result-context.ts'

/** The second that the address asks for, where there is no video to play from it; else `null`. */
export function useAskedSecond(): number | null {
  const { play } = use(ResultContext)
  const { search } = useLocation()
  return play === null ? startSeconds(new URL(search, location.origin)) : null
}
