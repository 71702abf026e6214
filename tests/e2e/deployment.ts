import { appendFile, cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { firstLanguage, interfaceLanguages } from '#product/interface-languages.ts'
import { readPages } from '#server/http/pages.ts'

/** Another deployment of the same build, whose scripts have other names. */
export type Deployment = AsyncDisposable & {
  /** Its server. */
  program: string
}

const packed = /\.(?:br|gz|map)$/
const named = /\.(?:html|js|css)$|\.pages\.json$|app-files\.json$/
/** Pages in other languages are most of a build, and no test reads them in another deployment. */
const otherLanguages = new Set(
  interfaceLanguages.flatMap(({ tag }) => (tag === firstLanguage ? [] : [path.join('dist/pages', tag)])),
)

/**
 * Lays a copy of the build down in which each script is called otherwise, as each has another hash after a
 * change, and which has another id.
 */
export async function createDeployment(): Promise<Deployment> {
  const folder = await mkdtemp(path.join(tmpdir(), 'precis-e2e-deployment-'))
  const pages = path.join(folder, 'dist/pages')
  const isWanted = (file: string): boolean => !packed.test(file) && !otherLanguages.has(file)
  await cp('dist', path.join(folder, 'dist'), { recursive: true, filter: isWanted })
  await cp('package.json', path.join(folder, 'package.json'))
  for (const name of ['node_modules', 'migrations', 'src']) {
    await symlink(path.resolve(name), path.join(folder, name))
  }
  const scripts = (await readdir(path.join(pages, 'assets'))).filter((name) => name.endsWith('.js'))
  const isScript = new Set(scripts)
  const { build } = await readPages('dist/pages')
  const otherBuild = build.split('').toReversed().join('')
  for (const file of await readdir(pages, { recursive: true })) {
    if (!named.test(file)) continue
    const text = await readFile(path.join(pages, file), 'utf8')
    const renamed = text
      .replaceAll(/[\w-]+\.js\b/g, (name) => (isScript.has(name) ? otherName(name) : name))
      .replaceAll(build, otherBuild)
    if (renamed !== text) await writeFile(path.join(pages, file), renamed)
  }
  for (const name of scripts) {
    await rename(path.join(pages, 'assets', name), path.join(pages, 'assets', otherName(name)))
  }
  // Its service worker is another one too.
  await appendFile(path.join(pages, 'sw.js'), '// Another deployment.')
  return {
    program: path.join(folder, 'dist/server/main.js'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}

function otherName(name: string): string {
  return name.replace(/\.js$/, '2.js')
}
