/** A head of YAML above a Markdown document, such as Hugo, Jekyll and Obsidian write it. */
const yamlHead = /^---[ \t]*\n(?=[\w-]{1,60}:)((?:[^\n]*\n){1,400}?)(?:---|\.\.\.)[ \t]*(?:\n|$)/
const sampleCharacters = 20_000

/** A text without its head of YAML, which nobody speaks. */
export function withoutYamlHead(text: string): string {
  const head = yamlHead.exec(text.slice(0, sampleCharacters))
  return head === null ? text : text.slice(head[0].length)
}

/** The lines that name a title: of YAML, Markdown, LRC, SubStation Alpha, TTML, WebVTT. */
const titles: readonly RegExp[] = [
  /^---[ \t]*\n(?:[^\n]*\n){0,60}?title:[ \t]*(?<title>[^\n]{1,300})\n/,
  /^\s*#[ \t]+(?<title>[^\n]{1,300})\n/,
  /^\[ti:[ \t]*(?<title>[^\]\n]{1,300})\]/im,
  /^\s*\[script info\][^[]{0,4000}?\ntitle:[ \t]*(?<title>[^\n]{1,300})/i,
  /^\s*<[\s\S]{0,9000}?<(?:ttm:)title>(?<title>[^<]{1,300})</,
  /^WEBVTT[ \t]+-[ \t]+(?<title>[^\n]{1,300})/,
]
/** The titles that programs write where nobody set one. */
const unset = /^(?:default aegisub file|<untitled>|untitled|transcript)$/i

/** The title that a file gives itself; `null` without one. */
export function titleIn(text: string): string | null {
  const sample = text.slice(0, sampleCharacters)
  const found = titles
    .map((pattern) => pattern.exec(sample)?.groups?.['title'])
    .find((each) => each !== undefined)
  const title = found?.trim().replace(/^(?<quote>["'])(?<inner>.*)\k<quote>$/, '$<inner>') ?? ''
  return title === '' || unset.test(title) ? null : title
}
