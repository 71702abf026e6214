import { describe, expect, it } from 'vitest'
import { interfaceLanguages, splitLanguage } from '#product/interface-languages.ts'
import { headTags, pageHeads } from '../../../src/web/head/page-heads.ts'
import { siteFiles } from '../../../src/web/head/site-files.ts'

/**
 * The vocabulary that schema.org allows: the properties of each kind of thing that pages describe, with the
 * kinds of their values.
 */
const vocabulary: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Organization: { name: ['Text'], url: ['URL'], logo: ['URL'], contactPoint: ['ContactPoint'] },
  ContactPoint: { contactType: ['Text'], url: ['URL'] },
  WebSite: {
    name: ['Text'],
    url: ['URL'],
    description: ['Text'],
    inLanguage: ['Text'],
    publisher: ['Organization', 'Reference'],
  },
  BreadcrumbList: { itemListElement: ['ListItem'] },
  ListItem: { position: ['Integer'], name: ['Text'], item: ['URL'] },
  FAQPage: { mainEntity: ['Question'] },
  Question: { name: ['Text'], acceptedAnswer: ['Answer'] },
  Answer: { text: ['Text'] },
  BlogPosting: {
    headline: ['Text'],
    description: ['Text'],
    datePublished: ['Date'],
    dateModified: ['Date'],
    image: ['URL'],
    inLanguage: ['Text'],
    author: ['Organization'],
    publisher: ['Organization', 'Reference'],
    mainEntityOfPage: ['URL'],
  },
  Product: { name: ['Text'], description: ['Text'], image: ['URL'], brand: ['Brand'], offers: ['Offer'] },
  Brand: { name: ['Text'] },
  Offer: {
    name: ['Text'],
    description: ['Text'],
    url: ['URL'],
    price: ['Number'],
    priceCurrency: ['Currency'],
    availability: ['URL'],
    priceSpecification: ['UnitPriceSpecification'],
  },
  UnitPriceSpecification: {
    price: ['Number'],
    priceCurrency: ['Currency'],
    unitCode: ['Text'],
    billingIncrement: ['Number'],
  },
}

/** The properties that search engines want of a kind before they show it. */
const required: Readonly<Record<string, readonly string[]>> = {
  BlogPosting: ['headline', 'image', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  ListItem: ['position', 'name', 'item'],
  Offer: ['price', 'priceCurrency'],
  Organization: ['name', 'url'],
  Product: ['name', 'image', 'offers'],
  Question: ['name', 'acceptedAnswer'],
}

const simpleKinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && URL.canParse(value),
  Date: (value) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
  Integer: (value) => Number.isInteger(value),
  Number: (value) => typeof value === 'number' && value >= 0,
  Currency: (value) => value === 'INR',
  Reference: (value) => typeof value === 'object' && value !== null && Object.keys(value).join(',') === '@id',
}

/** The faults of a thing by the vocabulary; empty when nothing is. */
function faultsOf(thing: unknown, nth = ''): string[] {
  if (typeof thing !== 'object' || thing === null) return [`${nth} is no thing`]
  const fields = new Map<string, unknown>(Object.entries(thing))
  const kind = String(fields.get('@type'))
  const known = vocabulary[kind]
  if (known === undefined) return [`${nth} is of the unknown kind ${kind}`]
  const missing = (required[kind] ?? []).filter((name) => !fields.has(name))
  const faults = missing.map((name) => `${nth}/${kind} has no ${name}`)
  for (const [name, value] of fields) {
    if (name.startsWith('@')) continue
    const allowed = known[name]
    if (allowed === undefined) faults.push(`${nth}/${kind} may not have ${name}`)
    else for (const one of [value].flat()) faults.push(...valueFaults(one, allowed, `${nth}/${kind}/${name}`))
  }
  return faults
}

function valueFaults(value: unknown, allowed: readonly string[], nth: string): string[] {
  if (allowed.some((kind) => simpleKinds[kind]?.(value) === true)) return []
  const kind = typeof value === 'object' && value !== null && '@type' in value ? String(value['@type']) : ''
  return allowed.includes(kind) ? faultsOf(value, nth) : [`${nth} is none of ${allowed.join(', ')}`]
}

const fileAt = (path: string) => siteFiles().find((file) => file.path === path)?.text ?? ''

describe.each(pageHeads)('the head of $path', (head) => {
  it('has a title and a description of the length that is shown, which no other page has', () => {
    expect(head.title.length).toBeLessThanOrEqual(70)
    expect(head.description.length).toBeGreaterThanOrEqual(50)
    expect(head.description.length).toBeLessThanOrEqual(200)
    const same = pageHeads.filter(
      ({ title, description }) => title === head.title || description === head.description,
    )
    expect(same).toHaveLength(1)
  })

  it("describes data by schema.org's rules", () => {
    expect(head.structuredData.flatMap((thing) => faultsOf(thing))).toEqual([])
  })

  it('says where the page is and what its picture shows', () => {
    const tags = headTags(head)
    expect(tags).toContain(`rel="canonical" href="https://origin.invalid${head.path}"`)
    expect(tags).toMatch(/property="og:image" content="https:\/\/origin\.invalid\/cards\/[\w-]+\.png"/)
  })
})

it('the check finds what is wrong with a thing', () => {
  const wrong = { '@type': 'Offer', price: '299', priceCurrency: 'INR', color: 'red', url: 'pricing' }
  expect(faultsOf(wrong)).toEqual([
    '/Offer/price is none of Number',
    '/Offer may not have color',
    '/Offer/url is none of URL',
  ])
  expect(faultsOf({ '@type': 'FAQPage' })).toEqual(['/FAQPage has no mainEntity'])
})

it("the page's head asks each question of the page of questions in the data too, without links", () => {
  const [data] = pageHeads.find(({ path }) => path === '/faq')?.structuredData ?? []
  const text = JSON.stringify(data)
  expect(text.match(/"@type":"Question"/g)?.length).toBeGreaterThan(20)
  expect(text).not.toContain('](')
})

it("the page's head names the same page in the other languages, and what it is called in this one", () => {
  const [head] = pageHeads
  if (head === undefined) throw new Error('no head')
  const tags = headTags(head)
  expect(tags).toContain('<link rel="canonical" href="https://origin.invalid/" data-page>')
  expect(tags).toContain('<link rel="alternate" hreflang="hi" href="https://origin.invalid/hi" data-page>')
  expect(tags).toContain(
    '<link rel="alternate" hreflang="x-default" href="https://origin.invalid/" data-page>',
  )
})

it("the page's head lets no text end the script that it stands in, and no attribute", () => {
  const [head] = pageHeads
  if (head === undefined) throw new Error('no head')
  const evil = '</script><script>"'
  const tags = headTags({ ...head, title: evil, structuredData: [{ '@type': 'Answer', text: evil }] })
  expect(tags.match(/<\/script>/g)).toHaveLength(1)
  expect(tags).toContain('content="&lt;/script&gt;&lt;script&gt;&quot;"')
})

describe('the files for programs', () => {
  it.each(['/sitemap.xml', '/llms.txt'])(
    '%s names every page that may be in an index, and no other',
    (path) => {
      const named = [...fileAt(path).matchAll(/(?<!")https:\/\/origin\.invalid(\/[^<)\s]*)/g)]
        .map(([, address = '']) => address)
        .filter((address) => splitLanguage(address).tag === 'en')
      const pages = pageHeads.map((head) => head.path)
      expect(named.filter((address) => !address.startsWith('/measured/'))).toEqual(pages)
    },
  )

  it('/sitemap.xml names each page in each language, with its other languages beside it', () => {
    const entries = fileAt('/sitemap.xml').match(/<url>.*<\/url>/g) ?? []
    expect(entries).toHaveLength(pageHeads.length * interfaceLanguages.length)
    const pricing = entries.find((entry) => entry.includes('<loc>https://origin.invalid/hi/pricing</loc>'))
    expect(pricing).toContain('hreflang="en" href="https://origin.invalid/pricing"')
    expect(pricing).toContain('hreflang="x-default" href="https://origin.invalid/pricing"')
  })

  it('are well formed', () => {
    expect(fileAt('/robots.txt')).toContain('Sitemap: https://origin.invalid/sitemap.xml')
    const feed = fileAt('/blog/feed.xml')
    for (const part of [
      '<id>',
      '<updated>',
      '<author>',
      '<link rel="self"',
      '<content type="html">&lt;h2&gt;',
    ]) {
      expect(feed).toContain(part)
    }
  })
})
