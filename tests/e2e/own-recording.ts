import type { Page } from '@playwright/test'

/** A sentence each twelve seconds. */
const captions = [
  'The harbour was closed on the third of March.',
  'Nobody had expected the ice to come so early.',
  'Forty ships waited outside of the bay for eleven days.',
  'The lighthouse keeper counted them every morning.',
  'He wrote their names into a book that we still have.',
  'Two of them sank in the night of the ninth.',
  'The crews walked over the ice to the shore.',
  'The town fed four hundred sailors for a week.',
  'Bread was baked in every kitchen of the harbour.',
  'A storm broke the ice on the fourteenth.',
  'The first ship came in with a torn sail.',
  'The mayor paid for the repairs out of the town chest.',
  'It took the town nine years to pay that debt.',
  'The book of the keeper is in the museum today.',
  'It has the names of three hundred and twelve people.',
  'Their families come every year on the third of March.',
  'They read the names aloud from the top of the lighthouse.',
  'The museum printed the book again last year.',
  'Every school of the bay has a copy of it.',
  'That is why the children know the ships by name.',
]
const time = (second: number): string => new Date(second * 1000).toISOString().slice(11, 19)
/** Captions of a talk of 240 seconds, as SRT. */
export const iceCaptions = captions
  .map((text, at) => `${at + 1}\n${time(at * 12)},000 --> ${time(at * 12 + 11)},000\n${text}\n`)
  .join('\n')

/** Runs in the page: encodes so many seconds of video, and puts them into a WebM file with an index. */
const encode = `async (seconds) => {
  const number = (value, size) =>
    Array.from({ length: size }, (_, at) => Math.floor(value / 256 ** (size - 1 - at)) % 256)
  const join = (parts) => Uint8Array.from(parts.flatMap((part) => [...part]))
  const element = (id, ...parts) => {
    const content = join(parts)
    const name = id.match(/../g).map((pair) => Number.parseInt(pair, 16))
    return join([
      name,
      [0x10 | Math.floor(content.length / 2 ** 24), ...number(content.length, 3)],
      content,
    ])
  }
  const text = (value) => [...new TextEncoder().encode(value)]

  const frames = []
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      frames.push(data)
    },
    error: (error) => {
      throw error
    },
  })
  encoder.configure({ codec: 'vp8', width: 64, height: 36 })
  const canvas = new OffscreenCanvas(64, 36)
  const context = canvas.getContext('2d')
  for (let second = 0; second < seconds; second += 1) {
    context.fillStyle = 'hsl(0 0% ' + ((second * 7) % 100) + '%)'
    context.fillRect(0, 0, 64, 36)
    const frame = new VideoFrame(canvas, { timestamp: second * 1e6 })
    encoder.encode(frame, { keyFrame: true })
    frame.close()
  }
  await encoder.flush()

  const float = new Uint8Array(8)
  new DataView(float.buffer).setFloat64(0, seconds * 1000)
  const info = element('1549a966', element('2ad7b1', number(1e6, 3)), element('4489', float))
  const size = element('e0', element('b0', [64]), element('ba', [36]))
  const named = [element('d7', [1]), element('73c5', [1]), element('83', [1]), element('86', text('V_VP8'))]
  const tracks = element('1654ae6b', element('ae', ...named, size))
  const clusters = frames.map((frame, second) =>
    element('1f43b675', element('e7', number(second * 1000, 4)), element('a3', [0x81, 0, 0, 0x80], frame)),
  )
  const cuesAt = (first) => {
    let at = first
    const points = clusters.map((cluster, second) => {
      const place = element('b7', element('f7', [1]), element('f1', number(at, 4)))
      at += cluster.length
      return element('bb', element('b3', number(second * 1000, 4)), place)
    })
    return element('1c53bb6b', ...points)
  }
  const before = info.length + tracks.length
  // Positions take four bytes each, so the index is as long with any of them.
  const cues = cuesAt(before + cuesAt(0).length)
  const head = element(
    '1a45dfa3',
    element('4282', text('webm')),
    element('4287', [2]),
    element('4285', [2]),
  )
  const segment = element('18538067', info, tracks, cues, ...clusters)
  return [...join([head, segment])]
}`

/** A video file of so many seconds, made by the browser of the test: a field of another grey each second. */
export async function makeRecording(page: Page, seconds: number): Promise<Buffer> {
  return Buffer.from(await page.evaluate<number[]>(`(${encode})(${seconds})`))
}
