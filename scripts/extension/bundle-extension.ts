import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { InlineConfig, Plugin } from 'vite'
import { panelMessages } from './panel-messages.ts'
import type { PanelSections } from './panel-messages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const source = path.join(root, 'extension')

/** The scripts that are not pages, each a file of its own: a page runs no modules of an extension. */
const scripts = {
  background: 'background/background.ts',
  youtube: 'page/youtube.ts',
  'any-page': 'page/any-page.ts',
}

/** The fonts of the site weigh as much as all the rest: the panel is set in those of the device. */
const withoutFonts: Plugin = {
  name: 'without-fonts',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const [name, file] of Object.entries(bundle)) {
        if (name.endsWith('.woff2')) delete bundle[name]
        if (file.type !== 'asset' || !name.endsWith('.css')) continue
        file.source = String(file.source).replaceAll(/@font-face\{[^}]*url\([^}]*\}/g, '')
      }
    },
  },
}

/**
 * The style sheet names the files whose classes it has, one by one: a file that joins the panel without being
 * named stops the build.
 */
const withAllStyles: Plugin = {
  name: 'all-styles',
  generateBundle: async (_options, bundle) => {
    const panel = path.join(source, 'panel')
    const sheet = await readFile(path.join(panel, 'panel.css'), 'utf8')
    const named = [...sheet.matchAll(/@source '([^']+)'/g)].map(([, glob = '']) => path.join(panel, glob))
    const used = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    const missing = used.filter(
      (id) =>
        id.startsWith(path.join(root, 'src/web')) &&
        id.endsWith('.tsx') &&
        !named.some((glob) => path.matchesGlob(id, glob)),
    )
    if (missing.length > 0) throw new Error(`panel.css names no ${missing.join(', ')}`)
  },
}

/** Vite wraps each dynamic import to preload files, of which there are none here. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

/** An extension may make no code of texts: Zod asks whether it may, and is answered here. */
const withoutEval: Plugin = {
  name: 'without-eval',
  transform: {
    filter: { id: /zod\/v4\/core\/(?:util|doc)\.js$/ },
    handler: (code) => code.replace('const F = Function;', 'const F = null;'),
  },
}

/** The panel and its worker. What both have, such as the words of a spoken language, is there once. */
const pages = { panel: path.join(source, 'panel/panel.html'), worker: path.join(source, 'alone/worker.ts') }

const pageFiles = {
  entryFileNames: '[name].js',
  chunkFileNames: 'parts/[name].js',
  assetFileNames: '[name][extname]',
}

const common: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
}

/** Bundles both into a folder, with the messages of `sections`; gives those that the panel imports. */
async function bundlePages(outDir: string, sections: PanelSections, write: boolean): Promise<PanelSections> {
  const found = new Set<string>()
  await build({
    ...common,
    root: path.join(source, 'panel'),
    base: './',
    plugins: [
      panelMessages(sections, (section) => found.add(section)),
      react(),
      tailwind(),
      plainImports,
      withoutEval,
      withoutFonts,
      withAllStyles,
    ],
    build: {
      outDir,
      write,
      emptyOutDir: true,
      target: 'es2024',
      assetsInlineLimit: 0,
      modulePreload: false,
      license: { fileName: 'licences.txt' },
      rolldownOptions: {
        input: pages,
        checks: { pluginTimings: false },
        output: pageFiles,
      },
    },
  })
  return found
}

/** Bundles the panel and the scripts into a folder. */
export async function bundleExtension(outDir: string): Promise<void> {
  // Which messages it has is known when all of it was read once.
  const sections = await bundlePages(outDir, new Set(), false)
  await bundlePages(outDir, sections, true)
  for (const [name, file] of Object.entries(scripts)) {
    await build({
      ...common,
      root: source,
      build: {
        outDir,
        emptyOutDir: false,
        target: 'es2024',
        rolldownOptions: {
          input: path.join(source, file),
          output: { format: 'iife', entryFileNames: `${name}.js` },
        },
      },
    })
  }
}
