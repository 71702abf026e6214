import { strToU8, zipSync } from 'fflate'
import { lexer } from 'marked'
import type { MarkedToken, Token, Tokens } from 'marked'
import { withoutControls } from '#product/without-controls.ts'
import { corePart, fixedParts, numberingPart, relationsPart } from './word-parts.ts'

/** The text of a file for word processors, and what its properties say. */
type WordSource = { markdown: string; title: string; language: string; at: string }

/** The parts of a document that its text refers to: addresses of links, and first numbers of lists. */
type References = { links: string[]; lists: number[] }

/** The surroundings of a block: its style, its depth in lists, and the item that it begins. */
type Within = { style?: string; list?: { id: number; level: number } | undefined; level: number }

/**
 * A text of ours in Markdown as a file of word processors (Office Open XML, ECMA-376): headings, lists,
 * quotes, tables of facts and links. A paragraph runs in the direction of its first letter.
 */
export function wordFile({ markdown, title, language, at }: WordSource): Uint8Array<ArrayBuffer> {
  const references: References = { links: [], lists: [] }
  const blocks = lexer(markdown).map((token) => blockOf(token, references, { level: 0 }))
  const body = `<w:body>${blocks.join('')}<w:sectPr/></w:body>`
  const files = {
    ...fixedParts(language),
    'docProps/core.xml': corePart({ title: xmlText(title), language: xmlText(language), at }),
    'word/numbering.xml': numberingPart(references.lists),
    'word/_rels/document.xml.rels': relationsPart(references.links.map(xmlText)),
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${body}</w:document>`,
  }
  const packed = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync(Object.fromEntries(packed), { mtime: at })
}

function blockOf(token: Token, references: References, within: Within): string {
  if (isOf(token, 'heading')) {
    const style = token.depth === 1 ? 'Title' : `Heading${token.depth - 1}`
    return paragraph(token.tokens, references, { ...within, style })
  }
  if (isOf(token, 'blockquote')) {
    const quoted = { level: within.level, style: 'Quote' }
    return token.tokens.map((each) => blockOf(each, references, quoted)).join('')
  }
  if (isOf(token, 'list')) return listOf(token, references, within)
  if (isOf(token, 'table')) {
    return token.rows
      .map((cells) => cells.flatMap(({ tokens }, at) => (at === 0 ? [...tokens, between] : tokens)))
      .map((tokens) => paragraph(tokens, references, within))
      .join('')
  }
  if (isOf(token, 'space')) return ''
  return paragraph(
    'tokens' in token && token.tokens !== undefined ? token.tokens : [token],
    references,
    within,
  )
}

/** The mark between a fact's name and its value. */
const between: Token = { type: 'text', raw: ': ', text: ': ', escaped: false }

/** An item begins with its mark; what else stands in it is below it, without one. */
function listOf({ ordered, start, items }: Tokens.List, references: References, { level }: Within): string {
  if (ordered) references.lists.push(typeof start === 'number' ? start : 1)
  const id = ordered ? references.lists.length + 1 : 1
  return items
    .flatMap(({ tokens }) =>
      tokens.map((token, at) =>
        blockOf(token, references, {
          level: level + 1,
          list: at === 0 ? { id, level } : undefined,
          style: 'ListParagraph',
        }),
      ),
    )
    .join('')
}

function paragraph(tokens: readonly Token[], references: References, { style, list, level }: Within): string {
  const text = tokens.map(textOf).join('')
  const properties = [
    style === undefined ? '' : `<w:pStyle w:val="${style}"/>`,
    list === undefined
      ? ''
      : `<w:numPr><w:ilvl w:val="${list.level}"/><w:numId w:val="${list.id}"/></w:numPr>`,
    isRightToLeft(text) ? '<w:bidi/>' : '',
    style === 'Quote' && level > 0 ? `<w:ind w:start="${level * 360 + 360}"/>` : '',
  ]
  const runs = tokens.map((token) => runsOf(token, references, '')).join('')
  return `<w:p><w:pPr>${properties.join('')}</w:pPr>${runs}</w:p>`
}

function runsOf(token: Token, references: References, marks: string): string {
  const inner = (more: string): string =>
    'tokens' in token && token.tokens !== undefined
      ? token.tokens.map((each) => runsOf(each, references, marks + more)).join('')
      : run(textOf(token), marks + more)
  if (isOf(token, 'strong')) return inner('<w:b/><w:bCs/>')
  if (!isOf(token, 'link')) return inner('')
  references.links.push(token.href)
  return `<w:hyperlink r:id="link${references.links.length}">${inner('<w:rStyle w:val="Hyperlink"/>')}</w:hyperlink>`
}

function run(text: string, marks: string): string {
  const direction = isRightToLeft(text) ? '<w:rtl/>' : ''
  return `<w:r><w:rPr>${marks}${direction}</w:rPr><w:t xml:space="preserve">${xmlText(text)}</w:t></w:r>`
}

/** The characters of a token; a single line break is a blank in Markdown. */
function textOf(token: Token): string {
  if ('tokens' in token && token.tokens !== undefined) return token.tokens.map(textOf).join('')
  return 'text' in token && typeof token.text === 'string' ? token.text.replaceAll('\n', ' ') : ' '
}

function isRightToLeft(text: string): boolean {
  const [first = ''] = /\p{L}/u.exec(text) ?? []
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(first)
}

function isOf<Type extends MarkedToken['type']>(
  token: Token,
  type: Type,
): token is Extract<MarkedToken, { type: Type }> {
  return token.type === type
}

function xmlText(text: string): string {
  return withoutControls(text)
    .replaceAll(/[\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
