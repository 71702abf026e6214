import { createContext } from 'react'
import type { Line } from '#web/features/evidence/line.ts'

/** How the lines of answers reach the result around them, whose evidence card shows them; replaces those before. */
export const AnswerLinesContext = createContext<(lines: readonly Line[]) => void>(() => undefined)
