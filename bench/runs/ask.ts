import { connect } from 'node:net'

type Load = { port: number; connections: number; requests: readonly Buffer[]; seconds: number }

const lengthName = Buffer.from('\r\ncontent-length: ')
const endOfHead = Buffer.from('\r\n\r\n')
const goodStatus = Buffer.from('HTTP/1.1 200')
const endOfLine = Buffer.from('\r\n')
/** More than an answer has, so that most come in one piece. */
const pieceBytes = 65_536

/**
 * Answers a second over so many connections, each of which asks again, for the next person, when it has its
 * answer. It looks at no more than status and length, because it works on the same machine as what it asks.
 * @throws Error for any answer but a good one
 */
export async function ask({ port, connections, requests, seconds }: Load): Promise<number> {
  const until = performance.now() + seconds * 1000
  const counts = await Promise.all(
    Array.from({ length: connections }, (_, position) => {
      const own = requests.filter((_request, at) => at % connections === position % requests.length)
      return askUntil(port, own, until)
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}

async function askUntil(port: number, requests: readonly Buffer[], until: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  let answers = 0
  let missing = 0
  const take = (bytes: number, { buffer, byteOffset }: Uint8Array): boolean => {
    try {
      if (missing === 0) missing = wholeLength(Buffer.from(buffer, byteOffset, bytes))
    } catch (error) {
      reject(error)
      return false
    }
    missing -= bytes
    if (missing > 0) return true
    answers += 1
    if (performance.now() < until) askNext()
    else resolve(answers)
    return true
  }
  const onread = { buffer: Buffer.alloc(pieceBytes), callback: take }
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread })
  const askNext = (): void => void socket.write(requests[answers % requests.length] ?? '')
  socket.on('connect', askNext)
  socket.on('error', reject)
  return promise.finally(() => void socket.destroy())
}

/** The length of an answer, by its head, which comes in one piece. */
function wholeLength(piece: Buffer): number {
  const start = piece.indexOf(lengthName)
  const end = piece.indexOf(endOfHead)
  if (!piece.subarray(0, goodStatus.length).equals(goodStatus) || start < 0 || end < 0) {
    throw new Error(piece.toString())
  }
  const from = start + lengthName.length
  return end + endOfHead.length + Number(piece.toString('latin1', from, piece.indexOf(endOfLine, from)))
}
