import type { RawCue } from './raw-captions.ts'

type Piece = { speaker: string | null; text: string }

/** Cuts one caption into pieces; each gets as much of the time as it has of the characters. */
export function shareOut(time: { startMs: number | null; endMs: number | null }, pieces: Piece[]): RawCue[] {
  const { startMs, endMs } = time
  const total = pieces.reduce((sum, piece) => sum + piece.text.length, 0)
  const span = startMs === null || endMs === null ? Number.NaN : endMs - startMs
  if (pieces.length < 2 || total === 0 || startMs === null || !(span > 0)) {
    return pieces.map((piece, i) => ({ ...piece, startMs, endMs: i === pieces.length - 1 ? endMs : startMs }))
  }
  let before = 0
  return pieces.map((piece) => {
    const from = startMs + Math.round((span * before) / total)
    before += piece.text.length
    return { ...piece, startMs: from, endMs: startMs + Math.round((span * before) / total) }
  })
}
