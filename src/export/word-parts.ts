/** The parts of a file of word processors beside its text (ECMA-376), as far as ours have them. */

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const core = 'application/vnd.openxmlformats-package.core-properties+xml'

/** The bullets of lists, by their depth. */
const bullets = ['•', '◦', '▪']

/** The parts that are the same in each file but for its language. */
export function fixedParts(language: string): Record<string, string> {
  const overrides = [
    ['/word/document.xml', `${word}.document.main+xml`],
    ['/word/styles.xml', `${word}.styles+xml`],
    ['/word/numbering.xml', `${word}.numbering+xml`],
    ['/docProps/core.xml', core],
  ].map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`)
  return {
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${relationships}"><Relationship Id="document" Type="${office}/officeDocument" Target="word/document.xml"/><Relationship Id="core" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    'word/styles.xml': stylesPart(language),
  }
}

/** The title, the language and the time of the file. Texts are escaped already. */
export function corePart({ title, language, at }: { title: string; language: string; at: string }): string {
  return `${declaration}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${title}</dc:title><dc:creator>Précis</dc:creator><dc:language>${language}</dc:language><dcterms:created xsi:type="dcterms:W3CDTF">${at}</dcterms:created></cp:coreProperties>`
}

function levelsOf(format: string, text: (level: number) => string): string {
  return bullets
    .map(
      (_, level) =>
        `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text(level)}"/><w:lvlJc w:val="start"/><w:pPr><w:ind w:start="${level * 360 + 360}" w:hanging="360"/></w:pPr></w:lvl>`,
    )
    .join('')
}

/** Bulleted lists are the first numbering; each numbered list is one more, and begins with its own number. */
export function numberingPart(starts: readonly number[]): string {
  const lists = starts.map(
    (start, at) =>
      `<w:num w:numId="${at + 2}"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="${start}"/></w:lvlOverride></w:num>`,
  )
  return `${declaration}<w:numbering xmlns:w="${main}"><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/>${levelsOf('bullet', (level) => bullets[level] ?? '•')}</w:abstractNum><w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="hybridMultilevel"/>${levelsOf('decimal', (level) => `%${level + 1}.`)}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>${lists.join('')}</w:numbering>`
}

/** The relations of the text: its styles and numberings, and the addresses of its links, escaped already. */
export function relationsPart(links: readonly string[]): string {
  const targets = links.map(
    (link, at) =>
      `<Relationship Id="link${at + 1}" Type="${office}/hyperlink" Target="${link}" TargetMode="External"/>`,
  )
  return `${declaration}<Relationships xmlns="${relationships}"><Relationship Id="styles" Type="${office}/styles" Target="styles.xml"/><Relationship Id="numbering" Type="${office}/numbering" Target="numbering.xml"/>${targets.join('')}</Relationships>`
}

/** Sizes are half points. Where the font lacks a script, the program that opens the file has another. */
function stylesPart(language: string): string {
  const heading = (level: number, size: number): string =>
    style(`Heading${level}`, `heading ${level}`, {
      paragraph: `<w:keepNext/><w:spacing w:before="280" w:after="80"/><w:outlineLvl w:val="${level - 1}"/>`,
      run: `<w:b/><w:bCs/><w:sz w:val="${size}"/><w:szCs w:val="${size}"/>`,
    })
  const styles = [
    `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>`,
    style('Title', 'Title', {
      paragraph: '<w:spacing w:after="160"/>',
      run: '<w:b/><w:bCs/><w:sz w:val="40"/><w:szCs w:val="40"/>',
    }),
    ...[30, 26, 24].map((size, at) => heading(at + 1, size)),
    style('ListParagraph', 'List Paragraph', { paragraph: '<w:ind w:start="360"/>', run: '' }),
    style('Quote', 'Quote', {
      paragraph: '<w:ind w:start="360"/>',
      run: '<w:color w:val="444444"/>',
    }),
    '<w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="2563EB"/><w:u w:val="single"/></w:rPr></w:style>',
  ]
  return `${declaration}<w:styles xmlns:w="${main}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="22"/><w:szCs w:val="22"/><w:lang w:val="${language}" w:eastAsia="${language}" w:bidi="${language}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="276" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>${styles.join('')}</w:styles>`
}

function style(id: string, name: string, { paragraph, run }: { paragraph: string; run: string }): string {
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`
}
