/** The language whose pages have addresses without a tag. */
export const firstLanguage = 'en'

/**
 * The languages that the pages are built in, each with its name in itself, in the order in which they are
 * offered, the first one first. A tag is BCP 47, and the first part of the addresses of its pages. Every page
 * loads this: what else is known of them stands in `language-writing.ts`.
 */
export const interfaceLanguages = [
  { tag: firstLanguage, name: 'English' },
  { tag: 'hi', name: 'हिन्दी' },
  { tag: 'ta', name: 'தமிழ்' },
  { tag: 'te', name: 'తెలుగు' },
  { tag: 'bn', name: 'বাংলা' },
  { tag: 'mr', name: 'मराठी' },
  { tag: 'es', name: 'Español' },
  { tag: 'pt', name: 'Português' },
  { tag: 'de', name: 'Deutsch' },
  { tag: 'fr', name: 'Français' },
  { tag: 'id', name: 'Bahasa Indonesia' },
  { tag: 'ja', name: '日本語' },
  { tag: 'ar', name: 'العربية' },
] as const

/** The tag of one of them. */
export type InterfaceLanguage = (typeof interfaceLanguages)[number]['tag']

/** The language with a tag; the first one for a tag that is not among them, or for none. */
export function languageOf(tag: string | null | undefined): InterfaceLanguage {
  return interfaceLanguages.find((each) => each.tag === tag)?.tag ?? firstLanguage
}

/** The beginning of the addresses of a language's pages: nothing, or like `/hi`. */
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

/** An address is that of a hashed file of the pages, in any language. */
export function isAsset(address: string): boolean {
  return assets.test(address)
}
