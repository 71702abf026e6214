import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Where a question is shown and an answer typed. */
export type Terminal = {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream & { isTTY?: boolean }
}

const standardTerminal: Terminal = { input: process.stdin, output: process.stderr }

/** Asks for a passphrase, which is not shown while it is typed; `null` for an empty one, and without a terminal. */
export async function askPassphrase(
  question: string,
  { input, output }: Terminal = standardTerminal,
): Promise<string | null> {
  if (input.isTTY !== true || output.isTTY !== true) return null
  output.write(question)
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input, output: unseen, terminal: true })
  try {
    const answer = await lines.question('')
    return answer === '' ? null : answer
  } finally {
    lines.close()
    output.write('\n')
  }
}
