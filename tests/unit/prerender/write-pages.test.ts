import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Manifest } from '../../../scripts/prerender/manifest.ts'
import { writePages } from '../../../scripts/prerender/write-pages.ts'

const template = `<html><head>
<script>theme()</script>
<!--head-->
<script type="module" crossorigin src="/assets/client-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/shared-1.js">
<link rel="stylesheet" crossorigin href="/assets/styles-1.css">
</head><body><div id="root"><!--app--></div></body></html>`

const manifest: Manifest = {
  'index.html': { file: 'assets/client-1.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-1.js' },
  '_more.js': { file: 'assets/more-1.js', imports: ['_shared.js'] },
  'home.tsx': { file: 'assets/home-1.js', imports: ['_shared.js', '_more.js'] },
  'features.tsx': { file: 'assets/features-1.js' },
  'not-found.tsx': { file: 'assets/not-found-1.js' },
}

const rendered: Record<string, string> = {
  '/': '<title>Home</title><meta name="description" content="A &gt; B"/><link rel="canonical" href="/"/><main>$& and $1</main>',
  '/features': '<title>Features</title><main><svg><title>An icon</title></svg></main>',
  '/404': '<title>Nothing</title><main>404</main>',
}
const renderer = {
  pages: [
    { path: '/', source: 'home.tsx' },
    { path: '/features', source: 'features.tsx' },
    { path: '/404', source: 'not-found.tsx' },
  ],
  render: (page: string) => Promise.resolve(rendered[page] ?? ''),
  describe: (page: string) =>
    page === '/features' ? '<meta name="description" content="$&" data-page>' : '',
  texts: [{ path: '/blog/feed.xml', text: '<feed/>' }],
}

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'precis-write-pages-'))
  await mkdir(path.join(dir, 'assets'))
  await writeFile(path.join(dir, 'index.html'), template)
  await writeFile(path.join(dir, 'assets/styles-1.css'), 'a::after{content:"$&"}')
})
afterEach(async () => {
  await rm(dir, { recursive: true })
})
const read = (name: string) => readFile(path.join(dir, name), 'utf8')

it('the build moves the head tags of a page into the head and its content into the body, unchanged', async () => {
  await writePages({ dir, base: '/' }, manifest, renderer)
  const [head = '', body = ''] = (await read('index.html')).split('</head>')
  expect(head).toContain(
    '<title>Home</title><meta name="description" content="A &gt; B"/><link rel="canonical"',
  )
  expect(body).toContain('<div id="root"><main>$& and $1</main></div>')
  expect(await read('features/index.html')).toContain('<main><svg><title>An icon</title></svg></main>')
})

it('preloads what the page needs and the template does not load yet, each once', async () => {
  await writePages({ dir, base: '/' }, manifest, renderer)
  const preloads = [...(await read('index.html')).matchAll(/rel="modulepreload"[^>]*href="([^"]+)"/g)]
  const files = preloads.map(([, file]) => file)
  expect(files).toHaveLength(3)
  expect(new Set(files)).toEqual(new Set(['/assets/home-1.js', '/assets/more-1.js', '/assets/shared-1.js']))
})

it('the build puts what other sites read about a page into its head, and writes the files for programs', async () => {
  await writePages({ dir, base: '/' }, manifest, renderer)
  const [head = ''] = (await read('features/index.html')).split('</head>')
  expect(head).toContain('<meta name="description" content="$&" data-page>')
  expect(await read('index.html')).not.toContain('data-page')
  expect(await read('blog/feed.xml')).toBe('<feed/>')
})

it('the build holds every script of a page back until its words are painted', async () => {
  await writePages({ dir, base: '/' }, manifest, renderer)
  const html = await read('index.html')
  const [, held = ''] = /<template id="scripts">(.*)<\/template><script>/.exec(html) ?? []
  const loading = /<[^>]*(?:type="module"|rel="modulepreload")[^>]*>/g
  expect(held.match(loading)).toHaveLength(4)
  expect(html.replace(held, '').match(loading)).toBeNull()
  expect(html.indexOf('</main>')).toBeLessThan(html.indexOf(held))
})

it('the build puts the style sheet into every page and leaves no file of it', async () => {
  await writePages({ dir, base: '/' }, manifest, renderer)
  for (const page of ['index.html', 'features/index.html', '404.html']) {
    const html = await read(page)
    expect(html).toContain('<style>a::after{content:"$&"}</style>')
    expect(html).not.toContain('rel="stylesheet"')
  }
  expect(await readdir(path.join(dir, 'assets'))).toEqual([])
})

it('the build writes for a dynamic route a template to be filled later, whose fonts come at once or not at all', async () => {
  const face = (file: string): string =>
    `@font-face{font-family:F;src:url(/assets/${file}.woff2)format("woff2");font-display:swap}`
  await writeFile(path.join(dir, 'assets/styles-1.css'), face('inter-1') + face('source-serif-4-1'))
  const pages = [{ path: '/s/-', source: 'home.tsx' }]
  await writePages({ dir, base: '/' }, manifest, { ...renderer, pages, texts: [] })
  const filled = await read('s/-/.template.html')
  expect(filled).toContain('<div id="root"><!--app--></div>')
  const [head = ''] = filled.split('</head>')
  expect(head).toContain('<!--head-->')
  expect(filled).toContain('href="/assets/home-1.js"')
  const fonts = [...head.matchAll(/rel="preload" [^>]*as="font"[^>]*href="([^"]+)"/g)].map(([, file]) => file)
  expect(fonts).toEqual(['/assets/inter-1.woff2', '/assets/source-serif-4-1.woff2'])
  expect([head.match(/font-display:\w+/g)]).toEqual([['font-display:optional', 'font-display:optional']])
  const built = await read('s/-/index.html')
  expect([built.match(/font-display:\w+/g)]).toEqual([['font-display:optional', 'font-display:optional']])
})

it('the build takes fonts whenever they come for a page whose text the build knows', async () => {
  await writeFile(path.join(dir, 'assets/styles-1.css'), '@font-face{font-family:F;font-display:swap}')
  await writePages({ dir, base: '/' }, manifest, renderer)
  expect(await read('features/index.html')).toContain('font-display:swap')
})

it('notes the addresses, and the hashes of the inline scripts', async () => {
  await writePages({ dir, base: '/' }, manifest, renderer)
  const inline = [...(await read('features/index.html')).matchAll(/<script>(.*?)<\/script>/gs)]
  const hashes = inline.map(([, text = '']) => createHash('sha256').update(text).digest('base64'))
  expect(inline[0]?.[1]).toBe('theme()')
  expect(JSON.parse(await read('.pages.json'))).toMatchObject({
    pages: ['/', '/features', '/404'],
    texts: ['/blog/feed.xml'],
    scriptHashes: hashes.map((hash) => `'sha256-${hash}'`),
  })
})

it('the build refuses a page whose source file was not built', async () => {
  const lost = { ...renderer, pages: [{ path: '/', source: 'lost.tsx' }] }
  await expect(writePages({ dir, base: '/' }, manifest, lost)).rejects.toThrow('lost.tsx')
})
