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
    case 'quote':
  }
  return part.text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
}
