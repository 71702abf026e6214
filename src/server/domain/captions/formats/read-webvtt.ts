import { readArrowTiming } from '../cue-timing.ts'
import type { RawCaptions, RawCue } from '../raw-captions.ts'
import { shareOut } from '../raw-captions.ts'
import { splitAtTimes } from './split-at-times.ts'
import { voiceRuns } from '../strip-tags.ts'

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
  return {
    cues,
    captionKind: hasWordTimes ? 'automatic' : 'unknown',
    language: declaredLanguage(head),
    rolling: hasWordTimes ? 'likely' : 'possible',
  }
}

/**
 * The words of a cue. They end at the first empty line; what follows up to the next time is notes and the next
 * cue's identifier, or, in badly written files, more words.
 */
function cueText(lines: string[], hasNext: boolean): string {
  const end = lines.indexOf('')
  if (end === -1) return lines.join('\n')
  const hasIdentifier = hasNext && lines.at(-1) !== '' && lines.at(-2) === ''
  const after = lines.slice(end + 1, hasIdentifier ? -1 : undefined)
  const stray = groupLines(after).filter((group) => !comment.test(group[0] ?? ''))
  return [...lines.slice(0, end), ...stray.flat()].join('\n')
}

/** The lines in groups, as empty lines part them. */
function groupLines(lines: string[]): string[][] {
  const groups: string[][] = []
  let isOpen = false
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
