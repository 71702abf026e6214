import path from 'node:path'
import { build } from 'vite'
import { fontPackages } from '../src/server/lib/cards/font-packages.ts'

const root = path.resolve(import.meta.dirname, '..')

/** The threads of the server; each is found beside the program that starts it. */
export const threads: readonly string[] = [
  'src/server/adapters/feeds/feed-thread.ts',
  'src/server/engines/extractive/extractive-thread.ts',
  'src/server/features/history/cards/card-thread.ts',
  'src/server/features/history/questions/long-passage-thread.ts',
  'src/server/features/history/questions/passage-thread.ts',
  'src/server/features/history/search/hit-thread.ts',
  'src/server/features/transcripts/large-transcript-thread.ts',
  'src/server/features/transcripts/transcript-thread.ts',
]

/** Packages that load files of their own by their place in node_modules. */
const external = ['@takumi-rs/core', 'piscina', 'pino', 'pino-pretty']

/** The packages that the bundles need to be installed, besides the one with PostgreSQL. */
export const loadedFromPackages: readonly string[] = [...external, ...fontPackages]

/**
 * Bundles programs of the server into `outDir`, each a file beside the chunks that they share, so that a
 * start reads a few dozen files instead of a thousand. The folder is emptied before. File names are relative
 * to the project.
 */
export async function bundlePrograms(files: readonly string[], outDir: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      target: 'node24',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      sourcemap: true,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(files.map((file) => [path.basename(file, '.ts'), path.join(root, file)])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })
}
