import { escapeUTF8 } from 'entities'
import { homeDescription } from '#messages/home-description.ts'
import { interfaceLanguages } from '#product/interface-languages.ts'
import { guide } from '#web/content/guide.ts'
import { methods } from '#web/content/measured.ts'
import { feedPath, pageHeads } from './page-heads.ts'
import { addressOf, pageUrl, plainText } from './structured-data.ts'

/** A file for programs that read the site. */
type SiteFile = { path: string; text: string }

/** The files for crawlers: robots, sitemap, llms.txt, feed. */
export function siteFiles(): SiteFile[] {
  return [
    { path: '/robots.txt', text: robots() },
    { path: '/sitemap.xml', text: sitemap() },
    { path: '/llms.txt', text: forModels() },
    { path: feedPath, text: feed() },
  ]
}

function robots(): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${addressOf('/sitemap.xml')}\n`
}

function sitemap(): string {
  const urls = pageHeads.flatMap(({ path }) => {
    const addresses = interfaceLanguages.map(({ tag }) => ({ tag, href: pageUrl(path, tag) }))
    const links = [...addresses, { tag: 'x-default', href: addressOf(path) }].map(
      ({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`,
    )
    return addresses.map(({ href }) => `  <url><loc>${href}</loc>${links.join('')}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function forModels(): string {
  const pages = pageHeads.map(
    ({ path, title, description }) => `- [${title}](${addressOf(path)}): ${description}`,
  )
  return [
    '# Précis',
    '',
    `> ${homeDescription}`,
    '',
    '## Pages',
    '',
    ...pages,
    '',
    '## Measured',
    '',
    `- [How often the check of quotes errs](${addressOf(methods.evidence.path)})`,
    `- [How fast it is](${addressOf(methods.speed.path)})`,
    '',
  ].join('\n')
}

function feed(): string {
  const paragraphs = guide.sections.flatMap(({ heading, paragraphs: texts, points = [] }) => [
    `<h2>${escapeUTF8(heading)}</h2>`,
    ...texts.map((text) => `<p>${escapeUTF8(plainText(text))}</p>`),
    ...(points.length > 0
      ? [`<ul>${points.map((point) => `<li>${escapeUTF8(plainText(point))}</li>`).join('')}</ul>`]
      : []),
  ])
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    '  <title>Précis</title>',
    `  <id>${addressOf('/')}</id>`,
    `  <link href="${addressOf('/')}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${addressOf(feedPath)}"/>`,
    '  <author><name>Précis</name></author>',
    `  <updated>${guide.modified}T00:00:00Z</updated>`,
    '  <entry>',
    `    <title>${escapeUTF8(guide.heading)}</title>`,
    `    <id>${addressOf(guide.path)}</id>`,
    `    <link href="${addressOf(guide.path)}"/>`,
    `    <published>${guide.published}T00:00:00Z</published>`,
    `    <updated>${guide.modified}T00:00:00Z</updated>`,
    `    <summary>${escapeUTF8(guide.description)}</summary>`,
    `    <content type="html">${escapeUTF8(paragraphs.join(''))}</content>`,
    '  </entry>',
    '</feed>',
    '',
  ].join('\n')
}
