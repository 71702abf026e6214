import type { FastifyInstance } from 'fastify'
import { handleBytes } from '#server/http/handle-bytes.ts'
import { handle } from '#server/http/handle.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { ExtensionPackages } from './packages.ts'

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
