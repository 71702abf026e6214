/** The positions in a page's template for the tags of the head and the content. */
const headMark = '<!--head-->'
const contentMark = '<!--app-->'

/** React puts the head tags of a page in front of its content. */
const headTags = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)+/s

/** Puts a rendered page into its template: head tags, with more of them, and the body. */
export function fillTemplate(template: string, rendered: string, moreTags: string): string {
  const { tags, content } = splitRendered(rendered)
  // Functions, because `$&` in the text of a page would be expanded otherwise.
  return template.replace(headMark, () => tags + moreTags).replace(contentMark, () => content)
}

/** The places of the head tags and of the content in a built page: beginning and end, in characters. */
export type RenderedParts = Readonly<{ head: readonly [number, number]; content: readonly [number, number] }>

/** The parts of a page that a rendering filled, with the tags of `describe` right behind its own. */
export function partsOf(
  template: string,
  rendered: string,
  filled: string,
  described: string,
): RenderedParts {
  const { tags, content } = splitRendered(rendered)
  const headAt = template.indexOf(headMark)
  const behind = template.length - template.indexOf(contentMark) - contentMark.length
  const end = filled.length - behind
  return { head: [headAt, headAt + tags.length + described.length], content: [end - content.length, end] }
}

/** Puts another rendering of a page in the place of the one that it was built with. */
export function replaceRendered(
  page: string,
  parts: RenderedParts,
  rendered: string,
  described: string,
): string {
  const { head, content } = parts
  const { tags, content: newContent } = splitRendered(rendered)
  return [
    page.slice(0, head[0]),
    tags,
    described,
    page.slice(head[1], content[0]),
    newContent,
    page.slice(content[1]),
  ].join('')
}

function splitRendered(rendered: string): { tags: string; content: string } {
  const [tags = ''] = headTags.exec(rendered) ?? []
  return { tags, content: rendered.slice(tags.length) }
}

/** A template whose head has more tags already, to be filled later. */
export function withHeadTags(template: string, tags: string): string {
  return template.replace(headMark, () => tags + headMark)
}
