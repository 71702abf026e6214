import { z } from 'zod'
import { extensionBrowsers, extensionFile } from '#product/extension.ts'
import type { Contract } from './route.ts'

const packageSchema = z.object({
  browser: z.enum(extensionBrowsers),
  file: z.string().describe('For `GET /api/extension/:file`.'),
  bytes: z.int().positive(),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('Of the file, in hexadecimal digits.'),
})

/** A package of the browser extension that this server gives. */
export type ExtensionPackage = z.output<typeof packageSchema>

/** The calls about the browser extension. */
export const extensionRoutes = {
  'GET /api/extension': {
    name: 'listExtensionPackages',
    access: 'everybody',
    scope: 'any',
    summary: 'The packages of the browser extension that this server gives; none where they were not built',
    response: z.object({ packages: z.array(packageSchema) }),
  },
  'GET /api/extension/:file': {
    name: 'downloadExtensionPackage',
    access: 'everybody',
    scope: 'any',
    summary: 'A package of the browser extension, set to this server',
    params: z.strictObject({
      file: z.enum(extensionBrowsers.map(extensionFile), 'There is no package of this name.'),
    }),
    response: 'bytes',
  },
} as const satisfies Contract
