import { escapeUTF8 } from 'entities'
import { heads } from '#messages/heads.ts'
import { interfaceLanguages } from '#product/interface-languages.ts'
import { cardOf } from './page-heads.ts'
import type { PageHead } from './page-heads.ts'
import { feedPath } from './site-files.ts'
import { addressOf, pageUrl } from './structured-data.ts'

/**
 * The metadata of a page as tags. They say `data-page`, so that they can be taken out when another page
 * is shown in the same document.
 */
export function headTags(head: PageHead): string {
  const { path, title, description, card, kind, structuredData } = head
  const url = pageUrl(path)
  return [
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'canonical', href: url }),
    ...otherLanguages(path),
    tag('link', { rel: 'alternate', type: 'application/atom+xml', title: 'Précis', href: feedPath }),
    tag('meta', { property: 'og:site_name', content: 'Précis' }),
    tag('meta', { property: 'og:type', content: kind }),
    tag('meta', { property: 'og:title', content: title }),
    tag('meta', { property: 'og:description', content: description }),
    tag('meta', { property: 'og:url', content: url }),
    tag('meta', { property: 'og:image', content: addressOf(cardOf(path)) }),
    tag('meta', { property: 'og:image:width', content: '1200' }),
    tag('meta', { property: 'og:image:height', content: '630' }),
    tag('meta', { property: 'og:image:alt', content: heads.card(card.title) }),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    `<script type="application/ld+json" data-page>${asJson({ '@context': 'https://schema.org', '@graph': structuredData })}</script>`,
  ].join('')
}

/** The same page in each language, itself among them, and where those go whose language is none of these. */
function otherLanguages(path: string): string[] {
  const tags = interfaceLanguages.map(({ tag: language }) => ({ language, href: pageUrl(path, language) }))
  return [...tags, { language: 'x-default', href: addressOf(path) }].map(({ language, href }) =>
    tag('link', { rel: 'alternate', hreflang: language, href }),
  )
}

function tag(name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): string {
  const text = Object.entries(attributes).map(([key, value]) => `${key}="${escapeUTF8(value)}"`)
  return `<${name} ${text.join(' ')} data-page>`
}

/** No text in it can end the script that it stands in. */
function asJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
