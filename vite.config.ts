import { fileURLToPath, pathToFileURL } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { escapeUTF8 } from 'entities'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { prepareMessages } from './scripts/messages/prepare.ts'
import { SharedChunks } from './scripts/prerender/shared-chunks.ts'
import { languageOf, languagePath } from './src/product/interface-languages.ts'
import { languageWriting } from './src/product/language-writing.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Vite wraps each dynamic import to preload styles and files, of which there is nothing here: 1 kB of every
 * page.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

const prefetchStart = 'function PrefetchPageLinks({ page, ...linkProps }) {'

/**
 * React Router renders this only inside its own framework, where routes have files to fetch in advance; this
 * site is outside it. Without it, what only it uses is left out: 1.3 kB of every page.
 */
const noFrameworkPrefetch: Plugin = {
  name: 'no-framework-prefetch',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/ },
    handler(code) {
      if (!code.includes(prefetchStart))
        this.error('React Router has other code here: look at this plugin again')
      return code.replace(
        prefetchStart,
        `function PrefetchPageLinks() { return null }\nfunction UnusedPageLinks({ page, ...linkProps }) {`,
      )
    },
  },
}

await prepareMessages()

/** The language that the pages are built in, or served in while they are worked on. */
const language = languageOf(process.env['PAGE_LANGUAGE'])
const messages = here(`.cache/messages/${language}`)

const documentSchema = z.object({ documentTexts: z.record(z.string(), z.string()) })

/** Compiles the catalogues again when one of them changes while the pages are worked on. */
const compiledMessages: Plugin = {
  name: 'compiled-messages',
  configureServer(server) {
    const folder = here('messages')
    server.watcher.add(folder)
    server.watcher.on('change', (file) => {
      if (!file.startsWith(folder)) return
      prepareMessages().catch((error: unknown) => server.config.logger.error(String(error)))
    })
  },
}

/** Puts the language and its words into the document, whose template names them as `%name%`. */
const documentLanguage: Plugin = {
  name: 'document-language',
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      const file = pathToFileURL(`${messages}/document-texts.ts`).href
      const module: unknown = await import(/* @vite-ignore */ file)
      const { documentTexts } = documentSchema.parse({ ...z.looseObject({}).parse(module) })
      const words = { ...documentTexts, language, direction: languageWriting[language].direction }
      return Object.entries(words).reduce(
        (text, [name, word]) => text.replaceAll(`%${name}%`, () => escapeUTF8(word)),
        html,
      )
    },
  },
}

const sharedChunks = new SharedChunks()

export default defineConfig({
  root: here('src/web'),
  base: `${languagePath(language)}/`,
  publicDir: 'public',
  // Each language is a build of its own, so that a page loads its own words and nothing chooses among them.
  resolve: { alias: [{ find: /^#messages\//, replacement: `${messages}/` }] },
  plugins: [react(), tailwind(), plainImports, noFrameworkPrefetch, compiledMessages, documentLanguage],
  build: {
    outDir: here('dist/pages'),
    emptyOutDir: true,
    manifest: true,
    license: { fileName: 'licences.txt' },
    assetsInlineLimit: 0,
    // The pages preload what they need by themselves, and the list of all files would be 3 kB of each.
    modulePreload: false,
    // The style sheet goes into each page, so no part of the page may ask for it.
    cssCodeSplit: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // Changes only with React itself, so it stays cached across releases.
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
            // One file for all that every page loads first.
            { name: 'shell', tags: ['$initial'], priority: 1 },
            // Static pages count the languages and styles without loading what is chosen of them.
            {
              name: 'summary-options',
              test: /\/src\/(?:product\/summary-options|web\/ui\/typed-link)\./,
              priority: 1,
            },
            // What home and result pages share: one file instead of six of some hundred bytes each.
            {
              name: 'options',
              test: /\/src\/web\/(?:features\/run\/(?:queries|request|recent-hint)|ui\/use-return-focus)\./,
            },
            // What lazy parts and pages share.
            {
              name: sharedChunks.nameOf,
              test: sharedChunks.note,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
})
