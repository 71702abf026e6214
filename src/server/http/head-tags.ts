import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { escapeUTF8 } from 'entities'
import type { Pages } from './pages.ts'

/** What places that show a link read of its page. `image` and `url` are whole addresses. */
export type LinkPreview = { title: string; description: string; image: string; url: string }

/** The built page of a dynamic route such as `/s/-`, with the preview of a link to it; `null` when it is not built. */
export async function pageWithPreview(
  { dir, pages }: Pages,
  page: string,
  preview: LinkPreview,
): Promise<string | null> {
  if (!pages.includes(page)) return null
  const html = await readFile(path.join(dir, page, 'index.html'), 'utf8')
  return html.replace('</head>', () => `${writeTags(preview)}</head>`)
}

function writeTags({ title, description, image, url }: LinkPreview): string {
  const tags = {
    'og:type': 'article',
    'og:site_name': 'Précis',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  }
  return Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${escapeUTF8(content)}">`)
    .join('')
}
