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

/** The most that a part loads in bytes, as estimated here: `measure-pages.ts` has the limit. */
const maxPartBytes = 45_000
/** A module as it is sent has about this part of its compressed size: without comments and long names. */
const minifiedPart = 0.62

/** The parts that every page loads once it is idle. */
const ofEveryPage = /\/(?:app\/(?:overlays|language-switch)|ui\/toaster|accounts\/menu\/account-menu)\./
/** The parts that the home page loads then. */
const ofHome =
  /\/(?:start\/(?:home-introduction|recent-videos|file-drop|quota-line|email-dialog|fool-the-check|many-files|paste-dialog)|run\/later)\./
/** The parts of a result, which the home page fetches ahead. */
const ofResults = /\/(?:result\/(?:run-view|summary-view)|transcripts\/(?:file-menu|transcript-card))\./

/** The parts that are loaded together more often than others, and how much more often. */
const together = [
  { weight: 200, isOf: (id: string) => ofEveryPage.test(id) },
  { weight: 100, isOf: (id: string) => ofEveryPage.test(id) || ofHome.test(id) },
  { weight: 200, isOf: (id: string) => ofEveryPage.test(id) || ofHome.test(id) || ofResults.test(id) },
]
const pageWeight = 20

const isPage = (id: string): boolean =>
  /\/src\/web\/(?:app\/pages\/|features\/(?:site\/.*|accounts\/program|accounts\/sign-in\/login)-page\.)/.test(
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
    this.#names ??= nameModules(this.#ids, graph)
    return this.#names.get(id) ?? null
  }
}

function nameModules(ids: readonly string[], graph: ModuleGraph): ReadonlyMap<string, string> {
  const parts = ids.filter((id) => isPart(graph.getModuleInfo(id)))
  const isLoadedIn = [
    ...together.map(({ isOf }) => new Set(parts.filter(isOf))),
    ...parts.map((id) => new Set([id])),
  ]
  const chunks = findChunks(ids, isLoadedIn, graph)
  const cases: LoadCase[] = [
    ...together.map(({ weight }) => ({ weight, maxBytes: Infinity })),
    ...parts.map((id, index) => {
      if (!isPage(id)) return { weight: 1, maxBytes: maxPartBytes }
      const at = together.length + index
      const bytes = chunks.reduce((sum, each) => sum + each.bytes * (each.loads[at] ?? 0), 0)
      return { weight: pageWeight, maxBytes: bytes }
    }),
  ]
  // What one part alone has is in its own file.
  const isShared = ({ loads }: Chunk): boolean =>
    loads.subarray(together.length).filter((isLoaded) => isLoaded === 1).length > 1
  const merged = mergeChunks(new Set(chunks), isShared, cases)
  return new Map(merged.flatMap((chunk, index) => chunk.ids.map((id) => [id, `shared-${index}`] as const)))
}

/** The modules, one chunk for all that the same parts load. */
function findChunks(ids: readonly string[], isLoadedIn: readonly Set<string>[], graph: ModuleGraph): Chunk[] {
  const byParts = new Map<string, Chunk>()
  const chunkOf = new Map<string, Chunk>()
  for (const id of ids) {
    const parts = partsWith(id, graph)
    // A page is known by its own file. What the entry and home load first has no byte to spare.
    if (parts.size === 0 || isPage(id) || [...parts].some((each) => isFirst(each, graph))) continue
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

const isFirst = (id: string, graph: ModuleGraph): boolean =>
  graph.getModuleInfo(id)?.isEntry === true || id.endsWith('/app/pages/home.tsx')

const isPart = (facts: ModuleFacts | null): boolean => facts !== null && facts.dynamicImporters.length > 0

function sizeOf(code: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return brotliCompressSync(code, { params }).length * minifiedPart
}
