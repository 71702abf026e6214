import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createExtensionPackages } from '#server/features/extension/packages.ts'
import type { ExtensionPackages } from '#server/features/extension/packages.ts'
import { whenAbsent } from '#server/lib/error-code.ts'
import { projectFolder } from '#server/lib/project-folder.ts'
import type { Settings } from '#server/settings.ts'

/** The packages that `npm start`, `npm run build` and `npm run extension` write. */
export function createExtensionDeps({ publicUrl, port }: Settings): { extension: ExtensionPackages } {
  return {
    extension: createExtensionPackages({
      server: publicUrl ?? `http://localhost:${port}`,
      readBuilt: async (browser) => {
        const file = path.join(projectFolder, 'dist', `extension-${browser}.zip`)
        return await readFile(file).catch(whenAbsent)
      },
    }),
  }
}
