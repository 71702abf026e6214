import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMadeOn } from '#web/features/run/made-on.ts'
import type { HighlightChoice } from './use-highlights.ts'

/** The filter for highlighted lines in the address. To switch it is a step on the way back. */
export function useFilterInAddress(): HighlightChoice {
  const { search } = useLocation()
  const navigate = useNavigate()
  const madeOn = useMadeOn()
  const setFiltered = useCallback(
    (isFiltered: boolean) =>
      // The page that made the result goes on showing it.
      void navigate(
        { search: withHighlights(search, isFiltered) },
        { state: madeOn === null ? null : { madeOn } },
      ),
    [search, navigate, madeOn],
  )
  return { isFiltered: asksForHighlights(search), setFiltered }
}

const parameter = 'show'
const onlyHighlights = 'highlights'

/** The address of a result asks for its highlighted lines alone. */
function asksForHighlights(search: string): boolean {
  return new URLSearchParams(search).get(parameter) === onlyHighlights
}

/** The same address with all lines of its result, or with the highlighted ones alone. */
function withHighlights(search: string, isFiltered: boolean): string {
  const query = new URLSearchParams(search)
  query.delete(parameter)
  if (isFiltered) query.set(parameter, onlyHighlights)
  return query.size === 0 ? '' : `?${query.toString()}`
}
