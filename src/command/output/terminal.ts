import type { WriteStream } from 'node:tty'
import { styleText } from 'node:util'
import wrapAnsi from 'wrap-ansi'

type Style = 'bold' | 'dim' | 'green' | 'cyan' | 'yellow' | 'red' | 'gray'

/** Marks text for a terminal; leaves it as it is for anything else. */
export type Paint = ((style: Style, text: string) => string) & {
  /** A text that leads to an address where the terminal knows links (OSC 8). */
  link: (text: string, address: string) => string
  /** A text in lines that the terminal can hold, broken between words. */
  wrap: (text: string) => string
}

/** Paints with escape sequences, or not at all without a terminal or with colours switched off. */
export function createPaint(isPainted: boolean, columns = 80): Paint {
  const paint = (style: Style, text: string): string =>
    isPainted ? styleText(style, text, { validateStream: false }) : text
  const link = (text: string, address: string): string =>
    isPainted ? `\u001B]8;;${address}\u001B\\${text}\u001B]8;;\u001B\\` : text
  const wrap = (text: string): string => wrapAnsi(text, columns, { trim: false })
  return Object.assign(paint, { link, wrap })
}

/** Says what is being done: on a terminal in one line that changes, else a line for each step. */
export type Progress = { onStage: (text: string) => void; end: () => void }

type Output = Pick<WriteStream, 'write'> & { isTTY?: boolean }

const clearLine = '\r\u001B[K'

/** Writes to the stream for errors, so that the output can go into a file. */
export function createProgress(output: Output, isQuiet: boolean): Progress {
  if (isQuiet) return { onStage: () => undefined, end: () => undefined }
  const isTerminal = output.isTTY === true
  let last = ''
  return {
    onStage: (text) => {
      if (text === last) return
      last = text
      output.write(isTerminal ? `${clearLine}${text}…` : `${text}\n`)
    },
    end: () => {
      if (isTerminal && last !== '') output.write(clearLine)
    },
  }
}
