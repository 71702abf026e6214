import { Zip, ZipDeflate } from 'fflate'

/** A file to pack. `at` is its time, in ms since 1970. */
export type ZippedFile = {
  name: string
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  at: number
}

/** The first year that the format knows. */
const firstTime = Date.UTC(1980, 0, 2)

/** A zip file in pieces: of each file no more is in memory than the piece that is being packed. */
export async function* zipFiles(
  files: AsyncIterable<ZippedFile> | Iterable<ZippedFile>,
): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error
    packed.push(piece)
  })
  for await (const { name, content, at } of files) {
    const file = new ZipDeflate(name)
    file.mtime = Math.max(at, firstTime)
    zip.add(file)
    for await (const piece of content) {
      file.push(piece)
      yield* packed.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* packed.splice(0)
  }
  zip.end()
  yield* packed.splice(0)
}
