import type { Letter, LetterPart } from './letter.ts'

/** A letter for programs and people that read plain text. It says the same as the HTML. */
export function writeText({ heading, parts, reason }: Letter): string {
  return `${[heading, ...parts.map(writePart), `-- \nPrécis\n${reason}`].join('\n\n')}\n`
}

function writePart(part: LetterPart): string {
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
