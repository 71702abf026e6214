import type { RawCue } from '../raw-captions.ts'
import { isFields, isName, nameOf } from './json-fields.ts'
import type { Fields } from './json-fields.ts'

const listKeys: ReadonlySet<string> = new Set(['speakers', 'participants', 'speaker_names', 'speakerNames'])
const idKeys = ['id', 'speaker_id', 'speakerId', 'speaker', 'tag', 'label']

/** Takes the names of speakers out of a separate field: `[{ id, name }]` or `{ id: name }`. */
export function collectNames(key: string, value: object, names: Map<string, string>): void {
  if (!listKeys.has(key)) return
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  for (const item of items) if (isFields(item)) addName(item, names)
  if (!isFields(value)) return
  for (const [id, item] of Object.entries(value)) {
    const name = isFields(item) ? nameOf(item) : item
    if (isName(name)) names.set(id, name.trim())
  }
}

function addName(item: Fields, names: Map<string, string>): void {
  const name = [item['speaker_name'], item['speakerName'], nameOf(item)].find(isName)
  const id = idKeys.map((key) => item[key]).find((each) => typeof each === 'number' || isName(each))
  if (name !== undefined && (typeof id === 'number' || isName(id)) && name !== id)
    names.set(String(id), name.trim())
}

/** Gives the speakers that segments know by their ids only the names of the list. */
export function nameByIds(segments: readonly RawCue[], names: ReadonlyMap<string, string>): void {
  if (names.size === 0) return
  for (const segment of segments) {
    const id = segment.speaker ?? ''
    segment.speaker = names.get(id) ?? names.get(id.replace(/^Speaker /, '')) ?? segment.speaker
  }
}
