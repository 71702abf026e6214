import { escapeUTF8 } from 'entities'
import { mailLanguage } from '../written-language.ts'
import type { MailLanguage } from '../written-language.ts'

/** A part of an email, in reading order. */
export type EmailPart =
  | { kind: 'paragraph'; text: string }
  /** A code to type or to copy, in large type. */
  | { kind: 'code'; code: string }
  /** Names and values, such as the lines of a receipt. */
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  /** The one action, as a button, with its address below. */
  | { kind: 'action'; label: string; url: string }
  /** A heading within the email. */
  | { kind: 'section'; text: string }
  /** A small link, such as the one that stops the emails. */
  | { kind: 'link'; text: string; url: string }
  /** A video with what its summary says, and links to the seconds of its lines. */
  | {
      kind: 'video'
      title: string
      source: string | null
      url: string
      gist: string | null
      lines: readonly EmailLine[]
    }
  /** A quoted text with its line breaks. */
  | { kind: 'quote'; text: string }

/** A line of a summary: its state in words, and its second where it has one. */
export type EmailLine = { text: string; state: string; time: string | null; url: string }

/** The content of an email, for its text and HTML. All of it is plain text without markup. */
export type EmailContent = {
  /** The preview that mail programs show beside the subject; shorter than a line. */
  preview: string
  heading: string
  parts: readonly EmailPart[]
  /** The reason for which the recipient gets it, in small print. */
  reason: string
  /** That of its words; the first one where it is not given. */
  language?: MailLanguage
  /** In pixels; 520 where it is not given. */
  width?: number
}

/** The plain text of an email, with the same content as the HTML. */
export function writeText({ heading, parts, reason }: EmailContent): string {
  return `${[heading, ...parts.map(partAsText), `-- \nPrécis\n${reason}`].join('\n\n')}\n`
}

function partAsText(part: EmailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return part.text
    case 'code':
      return `    ${part.code}`
    case 'facts':
      return part.rows.map(([name, value]) => `${name}: ${value}`).join('\n')
    case 'action':
      return `${part.label}:\n${part.url}`
    case 'section':
      return `== ${part.text} ==`
    case 'link':
      return `${part.text}: ${part.url}`
    case 'video':
      return videoAsText(part)
    case 'quote':
  }
  return part.text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
}

function videoAsText({ title, source, url, gist, lines }: Extract<EmailPart, { kind: 'video' }>): string {
  const head = source === null ? title : `${title} (${source})`
  const said = lines.map(({ text, state, time, url: at }) => {
    const position = time === null ? state : `${state}, ${time}`
    return `* ${text}\n  ${position}: ${at}`
  })
  return [head, url, ...(gist === null ? [] : ['', gist]), ...(said.length === 0 ? [] : ['', ...said])].join(
    '\n',
  )
}

/** Mail programs know no custom properties: the page's tokens as values, light and dark. */
const light = { paper: '#FBFAF7', surface: '#FFFFFF', ink: '#16181D', muted: '#5B616E', line: '#E6E3DC' }
const accent = '#2563EB'
const brand = '#3B82F6'
const sans = "Inter,system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const serif = "'Source Serif 4',Georgia,'Times New Roman',serif"
const mono = 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace'

const darkStyle = `
@media (prefers-color-scheme: dark) {
  .paper { background: #101216 !important }
  .surface { background: #171A20 !important; border-color: #262B34 !important }
  .ink { color: #ECEEF2 !important }
  .muted { color: #9AA1AE !important }
  .line { border-color: #262B34 !important }
  .accent { color: #7AA8FB !important }
}`

/**
 * The HTML of an email for mail programs: tables and inline styles, no pictures, no external resources, no
 * tracking. What others wrote has its own direction, whatever the language of the email.
 */
export function writeHtml({
  preview,
  heading,
  parts,
  reason,
  language = mailLanguage(null),
  width = 520,
}: EmailContent): string {
  const { tag, direction } = language
  const sides = sidesOf(direction)
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeUTF8(heading)}</title>
<style>${darkStyle}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${light.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeUTF8(preview)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${light.paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:${width}px;text-align:${sides.start}">
<tr><td style="padding:0 0 20px">${writeMark(sides)}</td></tr>
<tr><td class="surface" style="padding:32px 32px 16px;background:${light.surface};border:1px solid ${light.line};border-radius:16px">
<h1 class="ink" style="margin:0 0 16px;font:600 24px/1.3 ${serif};color:${light.ink}">${escapeUTF8(heading)}</h1>
${parts.map((part) => writePart(part, sides)).join('\n')}
</td></tr>
<tr><td class="muted" style="padding:20px 0 0;font:400 13px/1.5 ${sans};color:${light.muted}">${escapeUTF8(reason)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** The sides on which lines begin and end: mail programs know no logical sides. */
type Sides = { start: 'left' | 'right'; end: 'left' | 'right' }

function sidesOf(direction: MailLanguage['direction']): Sides {
  return direction === 'rtl' ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' }
}

/** The product's mark and name, of coloured boxes: most mail programs block pictures. */
function writeMark({ end }: Sides): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td style="width:22px;padding-${end}:10px">${[22, 16, 10].map(bar).join('')}</td>
<td class="ink" style="font:600 18px/1 ${serif};color:${light.ink}">Précis</td>
</tr></table>`
}

function bar(width: number): string {
  return `<div style="width:${width}px;height:4px;margin:2px 0;background:${brand};border-radius:2px;font-size:0;line-height:0">&nbsp;</div>`
}

function writePart(part: EmailPart, sides: Sides): string {
  switch (part.kind) {
    case 'paragraph':
      return `<p class="ink" style="margin:0 0 16px;font:400 16px/1.6 ${sans};color:${light.ink}">${escapeUTF8(part.text)}</p>`
    case 'code':
      return `<p class="ink line" style="margin:0 0 16px;padding:16px;border:1px solid ${light.line};border-radius:10px;text-align:center;font:600 32px/1.2 ${mono};letter-spacing:6px;color:${light.ink}">${escapeUTF8(part.code)}</p>`
    case 'facts':
      return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${part.rows.map((row) => writeRow(row, sides)).join('')}</table>`
    case 'action':
      return `<p style="margin:8px 0 16px"><a href="${escapeUTF8(part.url)}" style="display:inline-block;padding:12px 20px;background:${accent};border-radius:10px;font:600 16px/1.25 ${sans};color:#FFFFFF;text-decoration:none">${escapeUTF8(part.label)}</a></p>
<p class="muted" style="margin:0 0 16px;font:400 13px/1.5 ${sans};color:${light.muted};word-break:break-all"><span dir="ltr">${escapeUTF8(part.url)}</span></p>`
    case 'section':
      return `<h2 class="ink line" style="margin:24px 0 16px;padding:16px 0 0;border-top:1px solid ${light.line};font:600 16px/1.3 ${sans};color:${light.ink}">${escapeUTF8(part.text)}</h2>`
    case 'link':
      return `<p style="margin:0 0 16px;font:400 14px/1.5 ${sans}"><a class="accent" href="${escapeUTF8(part.url)}" style="color:${accent}">${escapeUTF8(part.text)}</a></p>`
    case 'video':
      return writeVideo(part, sides)
    case 'quote':
  }
  return `<blockquote dir="auto" class="ink line" style="margin:0 0 16px;padding:0;padding-${sides.start}:16px;border-${sides.start}:3px solid ${light.line};font:400 16px/1.6 ${serif};color:${light.ink};white-space:pre-wrap">${escapeUTF8(part.text)}</blockquote>`
}

function writeRow([name, value]: readonly [string, string], { start, end }: Sides): string {
  const cell = `padding:8px 0;border-bottom:1px solid ${light.line};font:400 15px/1.5 ${sans}`
  return `<tr>
<th scope="row" align="${start}" class="muted line" style="${cell};color:${light.muted};padding-${end}:16px">${escapeUTF8(name)}</th>
<td align="${end}" class="ink line" style="${cell};color:${light.ink};font-variant-numeric:tabular-nums">${escapeUTF8(value)}</td>
</tr>`
}

function writeVideo(
  { title, source, url, gist, lines }: Extract<EmailPart, { kind: 'video' }>,
  sides: Sides,
): string {
  const from =
    source === null
      ? ''
      : `<p dir="auto" class="muted" style="margin:0 0 4px;font:400 13px/1.5 ${sans};color:${light.muted}">${escapeUTF8(source)}</p>`
  const said =
    gist === null
      ? ''
      : `<p dir="auto" class="ink" style="margin:0 0 12px;font:400 16px/1.6 ${sans};color:${light.ink}">${escapeUTF8(gist)}</p>`
  return `<div style="margin:0 0 28px">
${from}<h2 dir="auto" style="margin:0 0 8px;font:600 18px/1.35 ${serif}"><a class="ink" href="${escapeUTF8(url)}" style="color:${light.ink};text-decoration:none">${escapeUTF8(title)}</a></h2>
${said}<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${lines.map((line) => writeLine(line, sides)).join('')}</table></div>`
}

function writeLine({ text, state, time, url }: EmailLine, { start }: Sides): string {
  const at =
    time === null
      ? ''
      : `<a class="accent" href="${escapeUTF8(url)}" style="color:${accent};text-decoration:none">${escapeUTF8(time)}</a> `
  return `<tr><td class="line" style="padding:0 0 12px;padding-${start}:12px;border-${start}:3px solid ${light.line}">
<p dir="auto" class="ink" style="margin:0;font:400 15px/1.5 ${sans};color:${light.ink}">${escapeUTF8(text)}</p>
<p class="muted" style="margin:2px 0 0;font:400 13px/1.5 ${sans};color:${light.muted};font-variant-numeric:tabular-nums">${at}${escapeUTF8(state)}</p></td></tr>`
}
