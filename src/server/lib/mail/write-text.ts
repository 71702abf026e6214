import type { EmailContent, EmailPart } from './email-content.ts'

/** The plain text of an email, with the same content as the HTML. */
export function writeText({ heading, parts, reason }: EmailContent): string {
  return `${[heading, ...parts.map(writePart), `-- \nPrécis\n${reason}`].join('\n\n')}\n`
}

function writePart(part: EmailPart): string {
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
      return writeVideo(part)
    case 'quote':
  }
  return part.text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
}

function writeVideo({ title, source, url, gist, lines }: Extract<EmailPart, { kind: 'video' }>): string {
  const head = source === null ? title : `${title} (${source})`
  const said = lines.map(({ text, state, time, url: at }) => {
    const position = time === null ? state : `${state}, ${time}`
    return `* ${text}\n  ${position}: ${at}`
  })
  return [head, url, ...(gist === null ? [] : ['', gist]), ...(said.length === 0 ? [] : ['', ...said])].join(
    '\n',
  )
}
