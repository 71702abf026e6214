import { z } from 'zod'
import type { Status } from '#contract/status.ts'
import { examinationSchema } from '#contract/summary.ts'
import { rateChecker } from '#evidence/rate-checker.ts'
import type { TrialCounts } from '#evidence/rate-checker.ts'
import { retentionDays } from '#product/retention.ts'
import type { Db, PooledDb } from '#server/db/database.ts'
import { readRows, sql } from '#server/db/sql.ts'
import type { Due } from '#server/db/sweep-rows.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { Counting } from '#server/lib/metrics/metrics.ts'
import { countResults, noResults } from '#server/ports/summary-engine.ts'
import type { CheckerTrials, TrialResults } from '#server/ports/summary-engine.ts'
import { dayOf, startOfDay } from './model-shares.ts'

/** Results of each kind by which a checker is rated. */
const lastResults = 100

type Deps = {
  db: PooledDb
  clock: Pick<Clock, 'now'>
  log: Pick<Log, 'warn'>
  metrics: Pick<Counting, 'count'>
}

/**
 * Stores the results of trial lines in the database, so that all nodes rate a checker alike. Where it fails,
 * the log says so, and the results at hand are all that counts.
 */
export function createCheckerTrials({ db, clock, log, metrics }: Deps): CheckerTrials {
  const addAndRead = async (checker: string, results: TrialResults): Promise<TrialCounts> => {
    try {
      if (results.turned.length + results.unchanged.length > 0)
        await addResults(db, { checker, day: dayOf(clock.now()), results })
      return await readLast(db, checker)
    } catch (error) {
      log.warn({ err: error, checker }, 'The trial lines of a checker could not be stored')
      return countResults(results)
    }
  }
  return {
    read: (checker) => addAndRead(checker, noResults),
    record: (checker, results) => {
      countTrials(metrics, checker, results)
      return addAndRead(checker, results)
    },
  }
}

function countTrials({ count }: Deps['metrics'], checker: string, results: TrialResults): void {
  for (const kind of ['turned', 'unchanged'] as const)
    for (const isRight of results[kind])
      count('precis_checker_trials_total', { checker, kind, outcome: isRight ? 'right' : 'wrong' })
}

type Added = { checker: string; day: string; results: TrialResults }

/** Adds to the row of the day in one statement, so that results of other nodes at the same time stay. */
async function addResults(db: Db, { checker, day, results }: Added): Promise<void> {
  const { turned, unchanged } = countResults(results)
  await db.execute(sql`insert into checker_trials
      (checker, day, turned, caught, unchanged, accepted, last_turned, last_unchanged)
    values (${checker}, ${day}::date, ${turned.asked}, ${turned.caught}, ${unchanged.asked}, ${unchanged.accepted},
      ${marks(results.turned)}, ${marks(results.unchanged)})
    on conflict (checker, day) do update set
      turned = checker_trials.turned + excluded.turned,
      caught = checker_trials.caught + excluded.caught,
      unchanged = checker_trials.unchanged + excluded.unchanged,
      accepted = checker_trials.accepted + excluded.accepted,
      last_turned = right(checker_trials.last_turned || excluded.last_turned, ${lastResults}::int),
      last_unchanged = right(checker_trials.last_unchanged || excluded.last_unchanged, ${lastResults}::int)`)
}

function marks(results: readonly boolean[]): string {
  return results.map(Number).join('')
}

const lastRow = z.object({ checker: z.string(), turned: z.string(), unchanged: z.string() })

/** The last hundred results of each kind up to a day, from as many days as hold them. */
async function readLast(db: Db, checker: string, day = 'infinity'): Promise<TrialCounts> {
  const days = await readRows(
    db,
    lastRow,
    sql`select checker, turned, unchanged from (
        select checker, day, last_turned as turned, last_unchanged as unchanged,
          least(sum(length(last_turned)) over newer - length(last_turned),
            sum(length(last_unchanged)) over newer - length(last_unchanged)) as held
        from checker_trials where checker = ${checker} and day <= ${day}::date
        window newer as (order by day desc)
      ) as days where held < ${lastResults}::int order by day`,
  )
  return joinDays(days)
}

function joinDays(days: readonly z.output<typeof lastRow>[]): TrialCounts {
  const last = (kind: 'turned' | 'unchanged'): boolean[] =>
    Array.from(days.map((day) => day[kind]).join(''), (mark) => mark === '1').slice(-lastResults)
  return countResults({ turned: last('turned'), unchanged: last('unchanged') })
}

/** The ratings, the highest first. */
const ratings = examinationSchema.shape.rating.options

const weekRow = z.object({
  checker: z.string(),
  turned: z.int(),
  caught: z.int(),
  unchanged: z.int(),
  accepted: z.int(),
})

/** Checkers of the last seven days, each with its rating, and the trial lines of these days. */
export async function readCheckers(db: Db, now: number): Promise<Status['checkers']> {
  const weekBefore = dayOf(startOfDay(now, -7))
  const weeks = await readRows(
    db,
    weekRow,
    sql`select checker, sum(turned)::int as turned, sum(caught)::int as caught,
      sum(unchanged)::int as unchanged, sum(accepted)::int as accepted
    from checker_trials where day > ${weekBefore}::date group by checker order by checker`,
  )
  const records: Status['checkers'] = []
  for (const { checker, ...sums } of weeks) {
    const rating = rateChecker(await readLast(db, checker))
    const earlier = rateChecker(await readLast(db, checker, weekBefore))
    records.push({
      checker,
      rating,
      hasFallen: ratings.indexOf(rating) > ratings.indexOf(earlier),
      week: {
        turned: { asked: sums.turned, caught: sums.caught },
        unchanged: { asked: sums.unchanged, accepted: sums.accepted },
      },
    })
  }
  return records
}

/** Days of trial lines past their retention. */
export const dueTrials: Due = {
  table: 'checker_trials',
  by: 'day',
  where: sql`day < (ledger_now() at time zone 'UTC')::date - ${retentionDays.modelCall}::int`,
}
