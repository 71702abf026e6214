import { readArrowTiming } from './cue-timing.ts'
import type { RawCaptions, RawCue } from './raw-captions.ts'
import { splitAtTimes } from './split-at-times.ts'
import { voiceRuns } from './strip-tags.ts'
import { shareOut } from './share-out.ts'
import { unrollCues } from './unroll-cues.ts'

const comment = /^(?:NOTE|STYLE|REGION)(?:\s|$)/
const wordTime = /<\d{1,3}:\d{2}(?::\d{2})?\.\d{3}>/

/** Reads WebVTT (W3C): header, notes, styles, identifiers, settings, voice and time tags, rolling captions. */
export function readWebvtt(text: string): RawCaptions {
  const { head, blocks } = splitAtTimes(text.split('\n'), readArrowTiming)
  const bodies = blocks.map(({ lines }, i) => cueText(lines, i < blocks.length - 1))
  const cues = blocks.flatMap(({ time }, i): RawCue[] => {
    const runs = voiceRuns(bodies[i] ?? '')
    return shareOut(
      { startMs: time.startMs, endMs: time.endMs },
      runs.filter((run) => run.text !== '' || runs.length === 1),
    )
  })
  const hasWordTimes = wordTime.test(text)
  const unrolled = unrollCues(cues, hasWordTimes)
  const isAutomatic = unrolled.isRolling || hasWordTimes
  return {
    cues: unrolled.cues,
    captionKind: isAutomatic ? 'automatic' : 'unknown',
    language: declaredLanguage(head),
  }
}

/**
 * The words of a cue. They end at the first empty line; what follows up to the next time is notes and the next
 * cue's identifier, or, in badly written files, more words.
 */
function cueText(lines: string[], hasNext: boolean): string {
  const groups = groupLines(lines)
  const last = groups.at(-1)
  const hasIdentifier =
    hasNext && groups.length > 1 && last?.length === 1 && lines.at(-1) === last[0] && lines.at(-1) !== ''
  const words = hasIdentifier ? groups.slice(0, -1) : groups
  return words
    .filter((group, i) => i === 0 || !comment.test(group[0] ?? ''))
    .flat()
    .join('\n')
}

/** The lines in groups as empty lines part them; the first group is the cue's own and may be empty. */
function groupLines(lines: string[]): string[][] {
  const groups: string[][] = [[]]
  let isOpen = true
  for (const line of lines) {
    if (line === '') isOpen = false
    else if (isOpen) groups.at(-1)?.push(line)
    else {
      groups.push([line])
      isOpen = true
    }
  }
  return groups
}

function declaredLanguage(head: string[]): string | null {
  const line = head.slice(0, 20).find((candidate) => /^language:/i.test(candidate))
  return line === undefined ? null : line.slice('language:'.length).trim()
}
