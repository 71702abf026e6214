import type { Database } from '#server/db/database.ts'
import type { SimulatedDays } from './simulated-days.ts'

/** The outcome of the simulated days, for all who follow together. */
type DaysFound = {
  videos: number
  summaries: number
  missed: number
  /** Items, summaries in a history and charges of a video beside the first. */
  doubled: number
  chargedForNothing: number
  inWrongState: string[]
}

type Follower = { id: string; personId: string }

/** Counts what the followers of all channels have of what was published since the days began. */
export async function countDays(
  database: Database,
  days: SimulatedDays,
  { start, followers }: { start: number; followers: readonly Follower[] },
): Promise<DaysFound> {
  const expected = days.videos.filter(({ atMs }) => atMs > start)
  const states = new Map(expected.map(({ key, isPrivate }) => [key, isPrivate ? 'failed' : 'done']))
  const found: DaysFound = {
    videos: expected.length * followers.length,
    summaries: 0,
    missed: 0,
    doubled: 0,
    chargedForNothing: 0,
    inWrongState: [],
  }
  for (const follower of followers) {
    const { items, charges, summaries } = await readFollower(database, follower)
    const itemKeys = items.map(({ key }) => key)
    found.summaries += summaries.length
    for (const { key, isPrivate } of expected) {
      const isThere =
        itemKeys.includes(key) && (isPrivate || (summaries.includes(key) && charges.includes(key)))
      if (!isThere) found.missed += 1
    }
    found.doubled += [itemKeys, charges, summaries].reduce(
      (sum, keys) => sum + keys.length - new Set(keys).size,
      0,
    )
    found.chargedForNothing += charges.filter((key) => states.get(key) !== 'done').length
    found.inWrongState.push(
      ...items
        .filter(({ key, state }) => states.get(key) !== state)
        .map(({ key, state }) => `${key} ${state}`),
      ...summaries.filter((key) => states.get(key) !== 'done'),
    )
  }
  return found
}

/** A follower's items, the videos that count in their quota, and those whose summary is in their history. */
async function readFollower({ pool }: Database, { id, personId }: Follower) {
  const { rows: items } = await pool.query<{ key: string; state: string }>(
    'select entry_key as key, state from followed_items where user_id = $1',
    [id],
  )
  // What is still reserved counts as well.
  const { rows: charges } = await pool.query<{ key: string }>(
    `select replace(subject, 'video:', '') as key from reservations where person_id = $1 and state <> 'released'`,
    [personId],
  )
  const { rows: summaries } = await pool.query<{ key: string }>(
    `select video_id as key from history_items join transcripts on transcripts.id = transcript_id
     where user_id = $1 and summary_id is not null`,
    [id],
  )
  return { items, charges: charges.map(({ key }) => key), summaries: summaries.map(({ key }) => key) }
}
