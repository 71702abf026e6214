import { strToU8, zipSync } from 'fflate'
import { withoutControls } from '#product/without-controls.ts'

/** Words of a paragraph, with the address that they lead to. */
export type WordRun = { text: string; link?: string | null }
/** A paragraph of a document: its title, a heading, an item of a list, or text. */
export type WordParagraph = {
  style: 'Title' | 'Heading1' | 'ListBullet' | 'Normal'
  runs: readonly WordRun[]
}

/** A document for word processors (Office Open XML, `.docx`): paragraphs in four styles, with links. */
export function wordDocument(paragraphs: readonly WordParagraph[]): Uint8Array<ArrayBuffer> {
  const links = [...new Set(paragraphs.flatMap(({ runs }) => runs.flatMap(({ link = null }) => link ?? [])))]
  const idOf = (link: string): string => `link${links.indexOf(link)}`
  const body = withoutControls(paragraphs).map((each) => paragraphXml(each, idOf))
  const files = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relationships([{ id: 'document', kind: 'officeDocument', target: 'word/document.xml' }]),
    'word/document.xml': `${head}<w:document ${names}><w:body>${body.join('')}</w:body></w:document>`,
    'word/styles.xml': styles,
    'word/_rels/document.xml.rels': relationships([
      { id: 'styles', kind: 'styles', target: 'styles.xml' },
      ...links.map((link) => ({ id: idOf(link), kind: 'hyperlink', target: link, isOutside: true })),
    ]),
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const office = 'http://schemas.openxmlformats.org'
const names = `xmlns:w="${office}/wordprocessingml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"`
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const contentTypes =
  `${head}<Types xmlns="${office}/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/>` +
  `<Override PartName="/word/styles.xml" ContentType="${wordType}.styles+xml"/></Types>`
const styles = `${head}<w:styles ${names}>${[
  ['Normal', 'Normal', '<w:pPr><w:spacing w:after="120"/></w:pPr>'],
  ['Title', 'Title', '<w:rPr><w:b/><w:sz w:val="40"/></w:rPr>'],
  [
    'Heading1',
    'heading 1',
    '<w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="28"/></w:rPr>',
  ],
  ['ListBullet', 'List Bullet', '<w:pPr><w:ind w:left="360"/></w:pPr>'],
]
  .map(
    ([id = '', name = '', look = '']) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${look}</w:style>`,
  )
  .join('')}</w:styles>`

type Relationship = { id: string; kind: string; target: string; isOutside?: boolean }

function relationships(all: readonly Relationship[]): string {
  const rows = all.map(({ id, kind, target, isOutside = false }) => {
    const mode = isOutside ? ' TargetMode="External"' : ''
    return `<Relationship Id="${id}" Type="${office}/officeDocument/2006/relationships/${kind}" Target="${xml(target)}"${mode}/>`
  })
  return `${head}<Relationships xmlns="${office}/package/2006/relationships">${rows.join('')}</Relationships>`
}

function paragraphXml({ style, runs }: WordParagraph, idOf: (link: string) => string): string {
  const words = runs.map(({ text, link = null }) => {
    const look = link === null ? '' : '<w:rPr><w:color w:val="1D4ED8"/><w:u w:val="single"/></w:rPr>'
    const run = `<w:r>${look}<w:t xml:space="preserve">${xml(text)}</w:t></w:r>`
    return link === null ? run : `<w:hyperlink r:id="${idOf(link)}">${run}</w:hyperlink>`
  })
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${words.join('')}</w:p>`
}

/** A text as XML holds it. */
function xml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
