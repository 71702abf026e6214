/** The brightness of a picture, cell by cell. */
type Look = Uint8Array

type Video = {
  durationSeconds: number
  lookAt: (second: number) => Promise<Look>
  /** Called with the share of the video that was looked at, from 0 to 1. */
  onShare: (share: number) => void
}

/** Seconds between two looks: of a talk of an hour every six. */
const minStep = 1
const maxStep = 10
const wantedLooks = 600
const maxLooks = 2000
/** A slide is known to begin within this many seconds. */
const precision = 0.5
/** A cell is another one when its brightness differs by more, of 255. */
const maxCellNoise = 24
/** A picture is another one when more of its cells are. */
const maxSameShare = 0.02
/** Cells that change in more of the looks are a speaker, a clock or a film, and no part of a slide. */
const maxMovingShare = 0.15
/** The most of a picture that changes by something small that moves on a slide. */
const maxSmallShare = 0.05
/** With fewer cells that stand still there is no slide to see. */
const minStillShare = 0.15
const maxSlides = 120

/**
 * Finds the seconds at which the picture of a video changes for good, each picture once: a slide that comes
 * again is no new one. What moves all the time, as a speaker does in a corner, counts for nothing.
 */
export async function findSlides({ durationSeconds, lookAt, onShare }: Video): Promise<number[]> {
  const step = stepOf(durationSeconds)
  const seconds = Array.from({ length: Math.ceil(durationSeconds / step) }, (_, at) => at * step)
  const looks: Look[] = []
  for (const [at, second] of seconds.entries()) {
    looks.push(await lookAt(second))
    onShare((at + 1) / seconds.length)
  }
  const still = stillCells(looks)
  const isSame = (one: Look, other: Look): boolean => shareOfOthers(one, other, still) <= maxSameShare
  const slides: { second: number; look: Look }[] = []
  for (const [at, look] of looks.entries()) {
    const [before, next] = [looks[at - 1], looks[at + 1]]
    const stays = next !== undefined && isSame(look, next)
    const isNew = before === undefined || !isSame(before, look)
    if (!stays || !isNew || slides.length >= maxSlides) continue
    if (still.length < minStillShare * look.length) break
    if (slides.some((slide) => isSame(slide.look, look))) continue
    const second = await beginOf(at * step, before === undefined ? 0 : step, async (earlier) =>
      isSame(look, await lookAt(earlier)),
    )
    slides.push({ second, look })
  }
  return slides.map(({ second }) => second)
}

function stepOf(seconds: number): number {
  return Math.max(seconds / maxLooks, Math.min(maxStep, Math.max(minStep, seconds / wantedLooks)))
}

/** The first second at which a picture is there, which it is not `step` seconds earlier. */
async function beginOf(second: number, step: number, isThere: (second: number) => Promise<boolean>) {
  let [missing, there] = [second - step, second]
  while (there - missing > precision) {
    const middle = (missing + there) / 2
    if (await isThere(middle)) there = middle
    else missing = middle
  }
  return there
}

/** The cells that do not change again and again, twice in a row each time or while little else does. */
function stillCells(looks: readonly Look[]): number[] {
  const cells = [...(looks[0] ?? []).keys()]
  const differs = (at: number, cell: number): boolean =>
    Math.abs((looks[at]?.[cell] ?? 0) - (looks[at + 1]?.[cell] ?? 0)) > maxCellNoise
  const middles = looks.slice(1, -1)
  const isSmall = middles.map((look, at) => shareOfOthers(looks[at] ?? look, look, cells) <= maxSmallShare)
  return cells.filter((cell) => {
    const moves = middles.filter(
      (_look, at) => differs(at, cell) && (isSmall[at] === true || differs(at + 1, cell)),
    )
    return moves.length <= maxMovingShare * middles.length
  })
}

function shareOfOthers(one: Look, other: Look, cells: readonly number[]): number {
  const others = cells.filter((cell) => Math.abs((one[cell] ?? 0) - (other[cell] ?? 0)) > maxCellNoise)
  return others.length / Math.max(1, cells.length)
}
