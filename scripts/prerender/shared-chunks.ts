import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { mergeChunks } from './merge-chunks.ts'
import type { Chunk, LoadCase } from './merge-chunks.ts'

/** The facts of a module that the builder has. */
type ModuleFacts = {
  code: string | null
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
  importedIds: readonly string[]
}

/** The modules of a build, by their ids. */
type ModuleGraph = { getModuleInfo: (id: string) => ModuleFacts | null }

/** The most bytes that a part loads beyond the first file, estimated: `measure-pages.ts` has the limits. */
const maxPartBytes = 58_500
/** The most that a page loads in the same way, and the most of it that is there for fewer requests alone. */
const maxPageBytes = 8450
const maxSpareBytes = 4000
/** The most for fewer requests that a page loads whose own files have more already. */
const maxFullPageSpareBytes = 200
/** A module as it is sent has about this part of its compressed size: without comments and long names. */
const minifiedPart = 0.62

/** The parts that every page loads once it is idle. */
const ofEveryPage = /\/app\/(?:overlays|language-switch)\./
/** The parts that the home page loads then. */
const ofHome =
  /\/(?:start\/(?:home-introduction|recent-videos|file-drop|quota-line|fool-the-check)|run\/later|result\/run-view)\./
/** The parts that the home page fetches ahead. */
const ofHomeLater =
  /\/(?:start\/(?:email-dialog|many-files|paste-dialog)|accounts\/account-dialogs|ui\/toaster)\./
/** The parts of a result, which the home page fetches ahead. */
const ofResults =
  /\/(?:result\/(?:summary-view|own-file|proof-bar|speaker-list|reader-language|download-panel|how-made|style-switch)|transcripts\/(?:transcript-card|loaded-transcript)|questions\/questions-panel|highlights\/(?:highlight-files|note-form)|run\/without-model-note|read-aloud\/reader-bar)\./

/** The parts that readers load more often than others. */
const ofReaders = /\/(?:history\/history-page|result\/saved-result)\./
/** The check of a line has a limit of its own, from which it is not far. */
const isFull = /\/start\/check-example\./
const maxFullSpareBytes = 800

/** The parts that are loaded together, and how much more often than others. */
const together = [
  { weight: 200, of: [ofEveryPage] },
  { weight: 400, of: [ofEveryPage, ofHome] },
  { weight: 600, of: [ofEveryPage, ofHome, ofHomeLater, ofResults] },
]
const readerWeight = 50
/** Files cost a page without a byte to spare more than another one. */
const fullPageWeight = 40

const isPage = (id: string): boolean =>
  /\/src\/web\/(?:app\/pages\/(?!loaded-)|features\/(?:site\/.*|accounts\/program|accounts\/sign-in\/login)-page\.)/.test(
    id,
  )

/**
 * The groups of modules that parts of the pages share, one file for each, in place of one for each set of
 * parts: most of those have some hundred bytes.
 */
export class SharedChunks {
  readonly #ids: string[] = []
  #names: ReadonlyMap<string, string> | null = null

  /** Notes a module of the build; all are asked for before the first name. */
  readonly note = (id: string): boolean => {
    this.#ids.push(id)
    return true
  }

  /** The name of the file that a module goes into; `null` where the builder decides. */
  readonly nameOf = (id: string, graph: ModuleGraph): string | null => {
    // The builder finds them in another order each time, and what is merged first decides what fits after it.
    this.#names ??= nameModules(this.#ids.toSorted(), graph)
    return this.#names.get(id) ?? null
  }
}

function nameModules(ids: readonly string[], graph: ModuleGraph): ReadonlyMap<string, string> {
  const parts = ids.filter((id) => isPart(graph.getModuleInfo(id)))
  const isLoadedIn = [
    ...together.map(({ of }) => new Set(parts.filter((id) => of.some((each) => each.test(id))))),
    ...parts.map((id) => new Set([id])),
  ]
  const chunks = findChunks(ids, isLoadedIn, graph)
  const bytesOf = (part: number): number =>
    chunks.reduce((sum, { bytes, loads }) => sum + bytes * (loads[together.length + part] ?? 0), 0)
  const cases: LoadCase[] = [
    ...together.map(({ weight }) => ({ weight, maxBytes: Infinity })),
    ...parts.map((id, index) => limitOf(id, bytesOf(index))),
  ]
  const home = together.length + parts.findIndex((id) => id.endsWith('/app/pages/home.tsx'))
  // A page is known by its own file, and what home loads first has no byte to spare. What one part alone has
  // is in its own file, but for the parts that home loads with others.
  const isMovable = ({ ids: own, loads }: Chunk): boolean =>
    !own.some((id) => isPage(id)) &&
    loads[home] === 0 &&
    (loads[together.length - 1] === 1 ||
      loads.subarray(together.length).filter((isLoaded) => isLoaded === 1).length > 1)
  const merged = mergeChunks(new Set(chunks), isMovable, cases)
  const isLoadedAlone = (id: string): boolean => parts.includes(id)
  return new Map(
    merged.flatMap(({ ids: joined }, index) => {
      const part = joined.filter(isLoadedAlone).toSorted().at(-1)
      const name = part === undefined ? `shared-${index}` : path.parse(part).name
      return joined.map((id) => [id, name] as const)
    }),
  )
}

/** The limit of a part that loads so many bytes, and what a file less is worth there. */
function limitOf(id: string, bytes: number): LoadCase {
  if (isPage(id)) {
    if (bytes > maxPageBytes) return { weight: fullPageWeight, maxBytes: bytes + maxFullPageSpareBytes }
    return { weight: 1, maxBytes: Math.min(bytes + maxSpareBytes, maxPageBytes) }
  }
  return { weight: ofReaders.test(id) ? readerWeight : 1, maxBytes: maxBytesOf(id, bytes) }
}

/** A part that is larger than others would keep each file that it shares apart, had it nothing to spare. */
function maxBytesOf(id: string, bytes: number): number {
  if (isFull.test(id)) return bytes + maxFullSpareBytes
  return bytes > maxPartBytes ? bytes + maxSpareBytes : maxPartBytes
}

/** The modules, one chunk for all that the same parts load. */
function findChunks(ids: readonly string[], isLoadedIn: readonly Set<string>[], graph: ModuleGraph): Chunk[] {
  const byParts = new Map<string, Chunk>()
  const chunkOf = new Map<string, Chunk>()
  for (const id of ids) {
    const parts = partsWith(id, graph)
    // What the entry loads is one file.
    const isFirst = [...parts].some((each) => graph.getModuleInfo(each)?.isEntry === true)
    if (parts.size === 0 || isFirst) continue
    const key = [...parts].toSorted().join()
    const chunk = byParts.get(key) ?? {
      ids: [],
      bytes: 0,
      imports: new Set(),
      loads: Uint8Array.from(isLoadedIn, (each) => (each.isDisjointFrom(parts) ? 0 : 1)),
    }
    byParts.set(key, chunk)
    chunk.ids.push(id)
    chunk.bytes += sizeOf(graph.getModuleInfo(id)?.code ?? '')
    chunkOf.set(id, chunk)
  }
  for (const [id, chunk] of chunkOf) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) {
      const other = chunkOf.get(next)
      if (other !== undefined && other !== chunk) chunk.imports.add(other)
    }
  }
  return [...byParts.values()]
}

/** The parts that load a module with them. */
function partsWith(id: string, graph: ModuleGraph): Set<string> {
  const seen = new Set([id])
  const parts = new Set<string>()
  for (const each of seen) {
    const facts = graph.getModuleInfo(each)
    if (facts === null) continue
    if (facts.isEntry || isPart(facts)) parts.add(each)
    for (const next of facts.importers) seen.add(next)
  }
  return parts
}

const isPart = (facts: ModuleFacts | null): boolean => facts !== null && facts.dynamicImporters.length > 0

function sizeOf(code: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return brotliCompressSync(code, { params }).length * minifiedPart
}
