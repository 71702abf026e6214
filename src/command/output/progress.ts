import type { WriteStream } from 'node:tty'

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
