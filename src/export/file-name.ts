import { withoutControls } from '#product/without-controls.ts'

/** The most bytes of a name with its ending: file systems take 255, fewer with encrypted names. */
const maxBytes = 200

/** The names of devices, which Windows refuses with any ending. */
const deviceName = /^(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])\s*(?=\.|$)/i

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' })
const encoder = new TextEncoder()

/**
 * The name of a file about a video, by its title. What a file system, Windows or a link of Obsidian refuses
 * is left out, and a long title is cut between letters.
 */
export function fileName(title: string, ending: string): string {
  const name = withoutControls(title)
    .normalize('NFC')
    .replaceAll(/[\\/:*?"<>|#^[\]\s]+/g, ' ')
    .replace(/^[. ]+/, '')
    .replace(deviceName, '_$&')
  const stem = cutToBytes(name, maxBytes - sizeOf(ending)).replace(/[. ]+$/, '')
  return `${stem === '' ? 'Video' : stem}${ending}`
}

/** Names files one after the other: of the same name there is one, and the others are numbered. */
export function createFileNames(ending: string): (title: string) => string {
  const counts = new Map<string, number>()
  const taken = new Set<string>()
  return (title) => {
    const first = fileName(title, ending)
    const key = first.toLowerCase()
    for (let count = (counts.get(key) ?? 0) + 1; ; count += 1) {
      const name = count === 1 ? first : fileName(title, ` (${count})${ending}`)
      if (taken.has(name.toLowerCase())) continue
      taken.add(name.toLowerCase())
      counts.set(key, count)
      return name
    }
  }
}

function cutToBytes(text: string, max: number): string {
  let end = 0
  let size = 0
  for (const { segment } of letters.segment(text)) {
    size += sizeOf(segment)
    if (size > max) break
    end += segment.length
  }
  return text.slice(0, end)
}

function sizeOf(text: string): number {
  return encoder.encode(text).length
}
