/** An element of Matroska with a size of four bytes. */
function element(id: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(0x10_00_00_00 + body.length)
  return Buffer.concat([Buffer.from(id, 'hex'), size, body])
}

/** A file of Matroska that lists so many tracks of Opus, and has nothing in them. */
export function manyTracks(count: number): Buffer {
  const tracks = Array.from({ length: count }, (_, at) => {
    const number = Buffer.alloc(4)
    number.writeUInt32BE(at + 1)
    const kind = [element('83', Buffer.of(2)), element('86', Buffer.from('A_OPUS'))]
    return element('ae', element('d7', number), element('73c5', number), ...kind)
  })
  const head = element('1a45dfa3', element('4282', Buffer.from('matroska')))
  return Buffer.concat([head, element('18538067', element('1654ae6b', ...tracks))])
}
