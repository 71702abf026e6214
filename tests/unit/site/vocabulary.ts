/** What schema.org allows: the properties of each kind of thing that pages describe, with the kinds of their values. */
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

/** What search engines want of a kind before they show it. */
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

/** What is wrong with a thing by the vocabulary; empty when nothing is. */
export function faultsOf(thing: unknown, nth = ''): string[] {
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
