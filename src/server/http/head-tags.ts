import { escapeUTF8 } from 'entities'
import { cutText } from '#server/lib/storable-text.ts'

/** What places that show a link read of its page. `image` and `url` are whole addresses. */
export type LinkPreview = { title: string; description: string; image: string; url: string }

const maxDescriptionLength = 200

/** The tags of a link preview. */
export function previewTags({ title, description, image, url }: LinkPreview): string {
  const shown =
    description.length > maxDescriptionLength
      ? `${cutText(description, maxDescriptionLength - 1)}…`
      : description
  const tags = {
    'og:type': 'article',
    'og:site_name': 'Précis',
    'og:title': title,
    'og:description': shown,
    'og:url': url,
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  }
  const properties = Object.entries(tags).map(
    ([name, content]) => `<meta property="${name}" content="${escapeUTF8(content)}">`,
  )
  return `<meta name="description" content="${escapeUTF8(shown)}">${properties.join('')}`
}
