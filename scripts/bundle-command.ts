import { chmod, copyFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { z } from 'zod'

const root = path.resolve(import.meta.dirname, '..')
/** What stands beside what the command uses of the server: it does nothing when it is loaded, and is left out where nothing calls it. */
const serverOnly =
  /[\\/]node_modules[\\/](?:@fastify[\\/]cookie|cron-parser|disposable-email-domains-js|ipaddr\.js|luxon|negotiator|pg-boss)[\\/]|[\\/]src[\\/]server[\\/](?:db|features|http|rate-limit)[\\/]/
/** Of the driver of the database the command asks only which errors are of a database; the whole of it is 30 kB of the packed command. */
const databaseErrors = path.join(root, 'node_modules/pg-protocol/dist/messages.js')
const projectSchema = z.object({ version: z.string(), license: z.string() })

/**
 * Bundles the command line with all that it needs into `outDir`, as a package without dependencies that `npm pack` and `npm install`
 * take. The folder is emptied before.
 */
export async function bundleCommand(outDir: string): Promise<void> {
  const project = projectSchema.parse(JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')))
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { precisVersion: JSON.stringify(project.version) },
    ssr: { noExternal: true },
    resolve: { alias: [{ find: /^pg$/, replacement: databaseErrors }] },
    build: {
      ssr: true,
      target: 'node22',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: true,
      rolldownOptions: {
        input: { precis: path.join(root, 'src/command/main.ts') },
        treeshake: { moduleSideEffects: [{ test: serverOnly, sideEffects: false }] },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'parts/[name]-[hash].js',
          banner: (chunk) => (chunk.isEntry ? '#!/usr/bin/env node' : ''),
        },
      },
    },
  })
  const manifest = {
    name: 'precis',
    version: project.version,
    description: 'Any video, in brief, and every line of it can be checked.',
    license: project.license,
    type: 'module',
    bin: { precis: 'precis.js' },
    engines: { node: '>=22.12' },
  }
  await writeFile(path.join(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await copyFile(path.join(root, 'LICENSE'), path.join(outDir, 'LICENSE'))
  await chmod(path.join(outDir, 'precis.js'), 0o755)
}
