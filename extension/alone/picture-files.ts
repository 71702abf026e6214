import { strToU8, zipSync } from 'fflate'
import type { SummaryDocument, TranscriptDocument } from '#export/documents.ts'
import { plain, timeLink } from '#export/markdown.ts'
import { ankiDeck } from '#local/anki-notes.ts'
import { clockTime } from '#product/times.ts'
import type { SavedPicture } from './library.ts'
import { saidBeside } from './said-beside.ts'

type Pictured = {
  name: string
  text: string
  pictures: readonly SavedPicture[]
  transcript: Pick<TranscriptDocument, 'sentences'>
  videoUrl: string | null
}

/**
 * A summary in Markdown with its pictures, as a zip file: they stand at its end, with what is said beside
 * each.
 */
export function zipWithPictures({ name, text, pictures, transcript, videoUrl }: Pictured) {
  const inOrder = pictures.toSorted((one, other) => one.second - other.second)
  const files = inOrder.map((picture, at) => ({ ...picture, file: fileOf(picture, at) }))
  const parts = files.map(({ second, file, isSlide }) => {
    const next = inOrder.find((other) => other.isSlide && other.second > second)?.second
    const end = isSlide ? (next ?? Number.POSITIVE_INFINITY) : second + 2
    const said = plain(saidBeside(transcript.sentences, second, end))
    return `![${clockTime(second)}](${file})\n\n${timeLink(second, videoUrl)}${said}`.trim()
  })
  const content = `${text}\n## Pictures\n\n${parts.join('\n\n')}\n`
  const packed = Object.fromEntries(files.map(({ file, picture }) => [file, bytesOf(picture)]))
  return zipSync({ [name]: strToU8(content), ...packed }, { level: 0 })
}

function fileOf({ second, isSlide }: SavedPicture, at: number): string {
  return `pictures/${isSlide ? 'slide' : 'line'}-${at + 1}-${clockTime(second).replaceAll(':', '-')}.jpg`
}

function bytesOf(picture: string): Uint8Array {
  return strToU8(atob(picture.slice(picture.indexOf(',') + 1)), true)
}

/**
 * The cards of a summary as the text file that Anki imports; its own packages are databases, which a browser
 * cannot write. The picture of a line is in its card.
 * https://docs.ankiweb.net/importing/text-files.html
 */
export function ankiText(summary: SummaryDocument, pictures: readonly SavedPicture[]): string {
  const { name, notes } = ankiDeck(summary)
  const head = ['#separator:tab', '#html:true', `#deck:${name}`, '#notetype:Basic', '#guid column:1']
  const rows = notes.map(({ id, front, back, second }) => {
    const taken = pictures.find((each) => !each.isSlide && each.second === second)
    const image = taken === undefined ? '' : `<br><img src="${taken.picture}">`
    return [id, front, `${back}${image}`].map(asField).join('\t')
  })
  return `${[...head, ...rows].join('\n')}\n`
}

function asField(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
