import type { CreatorChapter } from '#server/ports/transcript-source.ts'

const clock = String.raw`(?:(\d{1,2}):)?(\d{1,2}):(\d{2})`
/** A line that begins with a time, or ends with one; marks between time and title are left out, not those of the title. */
const timeFirst = new RegExp(
  String.raw`^[\s\p{P}\p{S}]*${clock}[\s)\]}\p{Pd}:|>→•·~=.,]*([^\s)\]}\p{Pd}:|>→•·~=.,].*)$`,
  'u',
)
const timeLast = new RegExp(String.raw`^(\S.*?)[\s\p{Pd}:|(\[–—]*${clock}[\s)\]]*$`, 'u')
const leastChapters = 3
const longestTitle = 200

/**
 * The chapters in a description, by YouTube's own rule: at least three lines with rising times, the first at 0:00. Empty
 * when there are none.
 */
export function chaptersOfDescription(description: string, durationSeconds: number | null): CreatorChapter[] {
  const chapters: CreatorChapter[] = []
  for (const line of description.split(/\r?\n/)) {
    const chapter = readLine(line.slice(0, 1000))
    if (chapter === null || (chapters.length === 0 && chapter.start !== 0)) continue
    if (chapter.start <= (chapters.at(-1)?.start ?? -1)) continue
    if (durationSeconds !== null && chapter.start >= durationSeconds) continue
    chapters.push(chapter)
  }
  return chapters.length >= leastChapters ? chapters : []
}

function readLine(line: string): CreatorChapter | null {
  const first = timeFirst.exec(line)
  if (first !== null) return toChapter(first[4], first.slice(1, 4))
  const last = timeLast.exec(line.trimEnd())
  return last === null ? null : toChapter(last[1], last.slice(2, 5))
}

function toChapter(text: string | undefined, [hours, minutes, seconds]: (string | undefined)[]) {
  const title = (text ?? '').trim().slice(0, longestTitle)
  if (title === '' || Number(seconds) > 59) return null
  return { title, start: Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds) }
}
