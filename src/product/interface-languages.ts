/** A language that the pages can be read in. */
export type InterfaceLanguage = {
  /** BCP 47; also the first part of the addresses of its pages. */
  tag: string
  /** Its name in itself. */
  name: string
  direction: 'ltr' | 'rtl'
  /** How numbers, amounts and dates are written; English pages write dates as the browser does. */
  locale: string
}

/** The language whose pages have addresses without a tag. */
export const firstLanguage = 'en'

/** The languages that the pages are built in, in the order in which they are offered, the first one first. */
export const interfaceLanguages = [
  { tag: firstLanguage, name: 'English', direction: 'ltr', locale: 'en' },
  { tag: 'hi', name: 'हिन्दी', direction: 'ltr', locale: 'hi-IN' },
] as const satisfies readonly InterfaceLanguage[]

/** What the pages of a language begin with: nothing, or like `/hi`. */
export function languagePath(tag: string): string {
  return tag === firstLanguage ? '' : `/${tag}`
}

/** An address of ours in its language: `/hi/pricing` is `/pricing` in Hindi. */
export function splitLanguage(address: string): { tag: string; address: string } {
  const [, first = ''] = /^\/([A-Za-z-]+)(?=[/?#]|$)/.exec(address) ?? []
  const found = interfaceLanguages.slice(1).find(({ tag }) => tag === first)
  if (found === undefined) return { tag: firstLanguage, address }
  const rest = address.slice(first.length + 1)
  return { tag: found.tag, address: rest.startsWith('/') ? rest : `/${rest}` }
}

const assets = /^(?:\/[A-Za-z-]+)?\/assets\//

/** Whether an address is that of a hashed file of the pages, in whatever language. */
export function isAsset(address: string): boolean {
  return assets.test(address)
}
