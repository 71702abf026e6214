import { styleText } from 'node:util'

type Style = 'bold' | 'dim' | 'green' | 'cyan' | 'yellow' | 'red' | 'gray'

/** Marks text for a terminal; leaves it as it is for anything else. */
export type Paint = ((style: Style, text: string) => string) & {
  /** A text that leads to an address where the terminal knows links (OSC 8). */
  link: (text: string, address: string) => string
}

/** Paints with escape sequences, or with nothing where the output is no terminal or colours are switched off. */
export function createPaint(isPainted: boolean): Paint {
  const paint = (style: Style, text: string): string =>
    isPainted ? styleText(style, text, { validateStream: false }) : text
  const link = (text: string, address: string): string =>
    isPainted ? `\u001B]8;;${address}\u001B\\${text}\u001B]8;;\u001B\\` : text
  return Object.assign(paint, { link })
}

/** Characters that steer a terminal; line breaks and tabs are not among them. */
// oxlint-disable-next-line no-control-regex -- those are what it is about
const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g

/** A document for a terminal whose texts can't steer it, whatever captions and titles hold. */
export function withoutControls<T>(document: T): T {
  const cleaned: unknown = cleanValue(document)
  // The same shape with other texts.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return cleaned as T
}

function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(controls, '')
  if (Array.isArray(value)) return value.map(cleanValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cleanValue(each)]))
}
