import type { Clock } from '#server/lib/clock.ts'
import { systemClock } from '#server/lib/clock.ts'

/** The day on which all scenarios happen: what is announced in one is still to come, on whatever day the tests run. */
const scenarioDay = Date.UTC(2026, 10, 21, 18)

/** The clock of those who ask the simulator. It shows the day of the scenarios, and goes on as fast as that of the machine. */
export const scenarioClock: Clock = { ...systemClock, now: () => scenarioDay + performance.now() }
