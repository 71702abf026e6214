import { attributesOf } from './scan-markup.ts'
import type { MarkupToken } from './scan-markup.ts'

/** The metadata of a TTML document: no speech, but the names of the speakers. */
type TtmlMetadata = {
  /** Takes a token of metadata, and says whether it was one. */
  take: (token: MarkupToken) => boolean
  /** The name of an agent; its id where that is one of a recogniser, else `null`. */
  nameOf: (agent: string | undefined) => string | null
}

const elements = /^(?:\w{1,20}:)?metadata$|^ttm:/
/** `SPEAKER_1`, but not the `v1` that lyrics have for every singer. */
const speakingId = /^[\p{L} _-]{2,40}\d{0,4}$/u

/** Reads the metadata of one document (W3C TTML, "Metadata"), which may stand anywhere in it. */
export function createTtmlMetadata(): TtmlMetadata {
  const names = new Map<string, string>()
  const open: string[] = []
  let agent: string | null = null
  return {
    take: (token) => {
      if (token.kind === 'text') {
        if (open.length === 0) return false
        const name = token.text.trim()
        if (open.at(-1) === 'ttm:name' && agent !== null && name !== '' && !names.has(agent)) {
          names.set(agent, name)
        }
        return true
      }
      if (!elements.test(token.name)) return open.length > 0
      if (token.isClosing) open.pop()
      else if (!token.source.endsWith('/')) open.push(token.name)
      if (token.name === 'ttm:agent' && !token.isClosing) agent = attributesOf(token).get('id') ?? null
      return true
    },
    nameOf: (id) => {
      if (id === undefined) return null
      return names.get(id) ?? (speakingId.test(id) ? id : null)
    },
  }
}
