/** The longest tag that is taken for one; a longer run of text after `<` is text. */
export const maxTagLength = 300

const tag = new RegExp(`<[/!?]?[a-z][^<>]{0,${maxTagLength}}>|<!--|-->`, 'gi')
const markdownLink = /!?\[(?<label>[^[\]\n]{0,200})\]\((?:[^()\s]|\([^()\s]*\))*\)/g
const address =
  /(?:[a-z][a-z0-9+.-]{0,20}:\/\/|\bwww\.|\b(?:javascript|data|vbscript|mailto|file):(?=[^\s]))[^\s<>"'»“”]*/gi
/** A site with a path, in lower case as they are written; `node.js/deno` is none. */
const site = /\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?!(?:js|ts|py|cs|rb)\/)[a-z]{2,12}\/[^\s<>"'»“”]*/g
const emphasis = /\*\*|__(?=\S)|(?<=\S)__|`{1,3}/g
const control = /[\p{Cc}--[\n]]/gv
/** What is left of a tag that never closes, or that closes out of something taken out of it. */
const tagStart = /<(?=[a-z/!?])/gi
const hidden = /[\r\u202a-\u202e\u2066-\u2069]/g

/**
 * A model's text as plain text: tags and Markdown are taken out, an address becomes `[link]`. Names of sites without a
 * path stay, since speakers say them; pages show them as text.
 */
export function cleanText(text: string): string {
  return stripHidden(text)
    .replaceAll(control, ' ')
    .replaceAll(emphasis, '')
    .replaceAll(markdownLink, '$<label>')
    .replaceAll(tag, '')
    .replaceAll(tagStart, '‹')
    .replaceAll(address, '[link]')
    .replaceAll(site, '[link]')
}

/** Takes out characters that are not seen but change how the others read. */
export function stripHidden(text: string): string {
  return text.replaceAll(hidden, '')
}

/** The same on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ').trim()
}
