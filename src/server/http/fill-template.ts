/** The positions in a page's template for the tags of the head and the content. */
const headMark = '<!--head-->'
const contentMark = '<!--app-->'

/** React puts the head tags of a page in front of its content. */
const headTags = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)+/s

/** Puts a rendered page into its template: head tags, with more of them, and the body. */
export function fillTemplate(template: string, rendered: string, moreTags: string): string {
  const [tags = ''] = headTags.exec(rendered) ?? []
  const content = rendered.slice(tags.length)
  // Functions, because `$&` in the text of a page would be expanded otherwise.
  return template.replace(headMark, () => tags + moreTags).replace(contentMark, () => content)
}

/** A template whose head has more tags already, to be filled later. */
export function withHeadTags(template: string, tags: string): string {
  return template.replace(headMark, () => tags + headMark)
}
