import { copyFile, glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { z } from 'zod'
import { exampleVideos } from '../src/product/examples.ts'

const root = path.resolve(import.meta.dirname, '..')
/**
 * The module beside what the command uses of the server: it does nothing when it is loaded, and is left out
 * where nothing calls it.
 */
const serverOnly =
  /[\\/]node_modules[\\/](?:@fastify[\\/]cookie|cron-parser|disposable-email-domains-js|ipaddr\.js|luxon|negotiator|pg-boss)[\\/]|[\\/]src[\\/]server[\\/](?:db|features|http|rate-limit)[\\/]/
/**
 * The driver of the database: of it the command asks only which errors are of a database; the whole of it is
 * 30 kB of the packed command.
 */
const databaseErrors = path.join(root, 'node_modules/pg-protocol/dist/messages.js')
/** The transcripts of the example videos, which the command reads below its own `package.json`. */
const samples = 'src/server/adapters/samples'
/** The words of the languages that it reads, likewise, packed into one file. */
const words = 'src/words'
/** The first Node that has `node:sqlite` without a flag. */
const oldestNode = [22, 13] as const
/** The program that is started: an older Node can't even read the rest, so that this says what is needed. */
const starter = `#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number)
if (major > ${oldestNode[0]} || (major === ${oldestNode[0]} && minor >= ${oldestNode[1]})) await import('./main.js')
else {
  const needs = 'precis: it needs Node ${oldestNode.join('.')} or newer, and this is Node ' + process.versions.node
  process.stderr.write(needs + '. See https://nodejs.org. [SETTINGS]\\n')
  process.exitCode = 78
}
`
/**
 * The package that is installed beside the command: as large as all of it, and loaded for files from before
 * Unicode only.
 */
const detector = 'jschardet'
const projectSchema = z.object({
  version: z.string(),
  license: z.string(),
  dependencies: z.object({ [detector]: z.string() }),
})

/**
 * Bundles the command line into `outDir` with all that it needs but the detector of encodings, as a package
 * that `npm pack` and `npm install` take. The folder is emptied before.
 */
export async function bundleCommand(outDir: string): Promise<void> {
  const project = projectSchema.parse(JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')))
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { precisVersion: JSON.stringify(project.version) },
    ssr: { noExternal: true, external: [detector] },
    resolve: { alias: [{ find: /^pg$/, replacement: databaseErrors }] },
    build: {
      ssr: true,
      target: 'node22',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: true,
      rolldownOptions: {
        input: { main: path.join(root, 'src/command/main.ts') },
        treeshake: { moduleSideEffects: [{ test: serverOnly, sideEffects: false }] },
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
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
    dependencies: project.dependencies,
    engines: { node: `>=${oldestNode.join('.')}` },
  }
  await writeFile(path.join(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await copyFile(path.join(root, 'LICENSE'), path.join(outDir, 'LICENSE'))
  await writeFile(path.join(outDir, 'precis.js'), starter, { mode: 0o755 })
  await mkdir(path.join(outDir, words), { recursive: true })
  await writeFile(path.join(outDir, words, 'words.json.br'), brotliCompressSync(await readLanguages()))
  await mkdir(path.join(outDir, samples), { recursive: true })
  for (const { videoId } of exampleVideos) {
    const file = path.join(samples, `${videoId}.json`)
    await copyFile(path.join(root, file), path.join(outDir, file))
  }
}

/** All files of words as one, by their languages. */
async function readLanguages(): Promise<string> {
  const languages: Record<string, unknown> = {}
  for await (const file of glob(`${words}/*.json`, { cwd: root }))
    languages[path.basename(file, '.json')] = JSON.parse(await readFile(path.join(root, file), 'utf8'))
  return JSON.stringify(languages)
}
