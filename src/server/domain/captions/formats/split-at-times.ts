import { refuseTooMany } from '../raw-captions.ts'

/** The lines that follow one time of a caption file, up to the next time. */
export type TimedBlock<T> = { time: T; lines: string[] }

/**
 * Cuts a file at the lines that carry a time. `head` is what stands before the first.
 * @throws AppError `TRANSCRIPT_TOO_LONG` when there are more than 500,000 such lines.
 */
export function splitAtTimes<T>(
  lines: readonly string[],
  readTime: (line: string) => T | null,
): { head: string[]; blocks: TimedBlock<T>[] } {
  const head: string[] = []
  const blocks: TimedBlock<T>[] = []
  let current = head
  for (const line of lines) {
    const time = readTime(line)
    if (time === null) {
      current.push(line)
      continue
    }
    current = []
    blocks.push({ time, lines: current })
    refuseTooMany(blocks.length)
  }
  return { head, blocks }
}

/** The lines without the empty ones at both ends. */
export function trimBlankLines(lines: readonly string[]): string[] {
  let from = 0
  let to = lines.length
  while (from < to && lines[from]?.trim() === '') from += 1
  while (to > from && lines[to - 1]?.trim() === '') to -= 1
  return lines.slice(from, to)
}
