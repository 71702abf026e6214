import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { z } from 'zod'
import type { ExtensionPackage } from '#contract/extension.ts'
import { AppError } from '#core/app-error.ts'
import { extensionBrowsers, extensionFile } from '#product/extension.ts'
import type { ExtensionBrowser } from '#product/extension.ts'
import { handleBytes, handle } from '#server/http/handle.ts'

/** The packages of the browser extension; none where they were not built. */
export type ExtensionPackages = {
  read: () => Promise<readonly (ExtensionPackage & { content: Uint8Array })[]>
}

type Deps = {
  /** The package for a browser as it was built; `null` where there is none. */
  readBuilt: (browser: ExtensionBrowser) => Promise<Uint8Array | null>
  /** The origin that the packages are set to. */
  server: string
}

/** Reads the packages when they are first asked for; missing ones again at the next call. */
export function createExtensionPackages({ readBuilt, server }: Deps): ExtensionPackages {
  let reading: ReturnType<ExtensionPackages['read']> | null = null

  async function readAll() {
    const packages = []
    for (const browser of extensionBrowsers) {
      const built = await readBuilt(browser)
      if (built === null) continue
      const content = setServer(built, server)
      const sha256 = createHash('sha256').update(content).digest('hex')
      packages.push({ browser, file: extensionFile(browser), bytes: content.length, sha256, content })
    }
    return packages
  }

  return {
    read: async () => {
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
      return packages
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

/** A package whose extension begins with a server of this origin, and takes a key from its account page. */
function setServer(built: Uint8Array, origin: string): Uint8Array {
  const files = unzipSync(built)
  const manifest = manifestSchema.parse(JSON.parse(strFromU8(files[manifestName] ?? strToU8('{}'))))
  const { protocol, hostname } = new URL(origin)
  const changed = {
    ...manifest,
    homepage_url: origin,
    ...(manifest.externally_connectable !== undefined && {
      externally_connectable: { matches: [`${protocol}//${hostname}/*`] },
    }),
  }
  return zipSync(
    { ...files, [manifestName]: strToU8(`${JSON.stringify(changed, null, 2)}\n`) },
    { level: 9, mtime: firstMoment },
  )
}

/** Dependencies of the packages of the extension. */
export type ExtensionDeps = { extension: ExtensionPackages }

/** Registers the calls that list and give the packages of the browser extension. */
export function registerExtensionRoutes(app: FastifyInstance, deps: ExtensionDeps): void {
  handle(app, 'GET /api/extension', async () => {
    const packages = await deps.extension.read()
    return { packages: packages.map(({ content: _content, ...described }) => described) }
  })

  handleBytes(app, 'GET /api/extension/:file', async ({ params }) => {
    const found = (await deps.extension.read()).find(({ file }) => file === params.file)
    if (found === undefined) {
      throw new AppError('NOT_FOUND', "This server has no packages of the extension: they weren't built.")
    }
    // Asked for again each time: another build has the same address.
    return { bytes: found.content, type: 'application/zip', maxAgeSeconds: 0 }
  })
}
