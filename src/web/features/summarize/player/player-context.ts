import { createContext } from 'react'

/** How a time anywhere in the result reaches the player; `null` where no video can be played. */
export const PlayerContext = createContext<((second: number) => void) | null>(null)

/** Whether times are exact or only about right. */
export const TimingsContext = createContext<'exact' | 'estimated' | 'none'>('exact')
