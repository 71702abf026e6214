import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { z } from 'zod'
import type { ExtensionPackage } from '#contract/extension.ts'
import { AppError } from '#core/app-error.ts'
import { extensionBrowsers, extensionFile } from '#product/extension.ts'
import type { ExtensionBrowser } from '#product/extension.ts'
import { handleBytes, handle } from '#server/http/handle.ts'
import { publicOrigin } from '#server/http/proxies.ts'

/** The packages of the browser extension; none where they were not built. */
export type ExtensionPackages = {
  /** Reads them, set to a server of this origin. */
  read: (origin: string) => Promise<readonly (ExtensionPackage & { content: Uint8Array<ArrayBuffer> })[]>
}

type Deps = {
  /** The package for a browser as it was built; `null` where there is none. */
  readBuilt: (browser: ExtensionBrowser) => Promise<Uint8Array | null>
}

/** Reads the packages when they are first asked for; missing ones again at the next call. */
export function createExtensionPackages({ readBuilt }: Deps): ExtensionPackages {
  let reading: Promise<OpenPackage[]> | null = null

  async function readAll() {
    const packages = []
    for (const browser of extensionBrowsers) {
      const built = await readBuilt(browser)
      if (built === null) continue
      packages.push({ browser, ...openPackage(built) })
    }
    return packages
  }

  return {
    read: async (origin) => {
      const own = reading ?? readAll()
      reading = own
      const forget = (): void => {
        reading = null
      }
      const packages = await own.catch((error: unknown) => {
        forget()
        throw error
      })
      if (packages.length < extensionBrowsers.length) forget()
      return packages.map(({ browser, ...open }) => {
        const content = setServer(open, origin)
        const sha256 = createHash('sha256').update(content).digest('hex')
        return { browser, file: extensionFile(browser), bytes: content.length, sha256, content }
      })
    },
  }
}

const manifestName = 'manifest.json'
const manifestSchema = z.looseObject({
  homepage_url: z.url(),
  externally_connectable: z.object({ matches: z.array(z.string()) }).optional(),
})

/** The first moment that the format knows, so that the same package has the same hash on every node. */
const firstMoment = new Date(1980, 0, 1)

/** A package with room for another manifest, which is stored in it as it is. */
type OpenPackage = { browser: ExtensionBrowser; zip: Uint8Array; manifest: Uint8Array }

/** The longest origin has a name of 253 characters; a manifest has it twice. */
const roomBytes = 600

function openPackage(built: Uint8Array): Omit<OpenPackage, 'browser'> {
  const files = unzipSync(built)
  const text = strFromU8(files[manifestName] ?? strToU8('{}'))
  const manifest = strToU8(text + ' '.repeat(roomBytes))
  const zip = zipSync(
    { ...files, [manifestName]: [manifest, { level: 0 }] },
    { level: 9, mtime: firstMoment },
  )
  return { zip, manifest }
}

/**
 * A package whose extension begins with a server of this origin, and takes a key from its account page. Only
 * the manifest and its checksums are written, since anybody may ask for it by any name of this server.
 */
function setServer(
  { zip, manifest }: Omit<OpenPackage, 'browser'>,
  address: string,
): Uint8Array<ArrayBuffer> {
  if (!URL.canParse(address)) throw unusable()
  const { protocol, hostname, origin } = new URL(address)
  const read = manifestSchema.parse(JSON.parse(strFromU8(manifest)))
  const matches = [`${protocol}//${hostname}/*`]
  const changed = {
    ...read,
    homepage_url: origin,
    ...(read.externally_connectable !== undefined && { externally_connectable: { matches } }),
  }
  const text = Buffer.alloc(manifest.length, ' ')
  if (text.write(JSON.stringify(changed, null, 2)) === text.length) throw unusable()
  const content = Buffer.from(zip)
  const start = content.indexOf(manifest)
  content.set(text, start)
  // Before the file itself, and in the list of all files at the end.
  content.writeUInt32LE(crc32(text), start - manifestName.length - 16)
  content.writeUInt32LE(crc32(text), content.lastIndexOf(manifestName) - 30)
  return content
}

function unusable(): AppError {
  return new AppError('INVALID_REQUEST', 'The address that was called is no address for a package.')
}

/** Dependencies of the packages of the extension. */
export type ExtensionDeps = { extension: ExtensionPackages; publicUrl: string | null }

/** Registers the calls that list and give the packages of the browser extension. */
export function registerExtensionRoutes(app: FastifyInstance, deps: ExtensionDeps): void {
  handle(app, 'GET /api/extension', async ({ request }) => {
    const packages = await deps.extension.read(publicOrigin(deps, request))
    return { packages: packages.map(({ content: _content, ...described }) => described) }
  })

  handleBytes(app, 'GET /api/extension/:file', async ({ params, request }) => {
    const packages = await deps.extension.read(publicOrigin(deps, request))
    const found = packages.find(({ file }) => file === params.file)
    if (found === undefined) {
      throw new AppError('NOT_FOUND', "This server has no packages of the extension: they weren't built.")
    }
    // Asked for again each time: another build has the same address.
    return { bytes: found.content, type: 'application/zip', maxAgeSeconds: 0 }
  })
}
