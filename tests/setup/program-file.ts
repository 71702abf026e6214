import path from 'node:path'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the bundles of the programs that the tests start. */
    bundledPrograms: string
  }
}

/**
 * The file to start for a program: the bundle of its source where the project of the test has one, else the
 * file itself.
 */
export function programFile(source: string): string {
  const folder: string | undefined = inject('bundledPrograms')
  return folder === undefined || !source.endsWith('.ts')
    ? source
    : path.join(folder, `${path.basename(source, '.ts')}.js`)
}
