/**
 * Runs one step under a line of its own: the title at once, then what it found, and the time it took.
 * @param {string} title
 * @param {() => Promise<string | void>} work gives what to tell about the outcome, if anything
 */
export async function runStep(title, work) {
  const started = performance.now()
  process.stdout.write(`${title} … `)
  try {
    const outcome = await work()
    const time = describeTime(performance.now() - started)
    process.stdout.write(outcome === undefined ? `${time}\n` : `${outcome} (${time})\n`)
  } catch (error) {
    process.stdout.write(`failed after ${describeTime(performance.now() - started)}\n`)
    throw error
  }
}

/**
 * A length of time as a person would say it: `0.4 s`, `38 s`, `2 min 5 s`.
 * @param {number} milliseconds
 */
export function describeTime(milliseconds) {
  const seconds = milliseconds / 1000
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
