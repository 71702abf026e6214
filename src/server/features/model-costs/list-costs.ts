import type { Orm } from '#server/db/database.ts'
import { presentCosts } from './present.ts'
import { sumByDayAndModel } from './repo.ts'

const dayMs = 86_400_000

/** What language models cost in the last `days` days of UTC, today being one of them, as a table for a terminal. */
export async function listCosts(orm: Orm, days: number, now: number): Promise<string> {
  const today = now - (now % dayMs)
  return presentCosts(await sumByDayAndModel(orm, new Date(today - (days - 1) * dayMs)))
}
