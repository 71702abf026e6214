import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { firstLanguage, interfaceLanguages } from '../../src/product/interface-languages.ts'
import { folders } from '../messages/compile-all.ts'

const language = path.resolve(import.meta.dirname, '../../extension/panel/language.ts')
const imported = '#messages/'
const words = 'virtual:panel-words'
const resolved = '\0'
const loads = interfaceLanguages.map(({ tag }) => `${tag}: () => import('${words}/${tag}')`).join(', ')

const fileIn = (tag: string, section: string): string => path.join(folders.compiled, tag, section)

/** The modules of messages that the panel has, as a build of it found them. */
export type PanelSections = ReadonlySet<string>

/**
 * Gives the panel its messages in the language of its reader: one package has them all, where the pages of
 * the site are built once for each. `sections` are known from a build before; `note` hears of each that is
 * imported.
 */
export function panelMessages(sections: PanelSections, note: (section: string) => void): Plugin {
  const nameOf = (section: string): string => `s${[...sections].toSorted().indexOf(section)}`

  /** The module in the place of one of messages, which takes its own out of the words of a language. */
  async function take(section: string): Promise<string> {
    note(section)
    const english: object = await import(
      /* @vite-ignore */ pathToFileURL(fileIn(firstLanguage, section)).href
    )
    const names = Object.keys(english).join(', ')
    return `import { words } from '${words}'\nexport const { ${names} } = words.${nameOf(section)}`
  }

  const choose = [
    `import { panelLanguage } from ${JSON.stringify(language)}`,
    `const loads = { ${loads} }`,
    'export const words = await loads[panelLanguage(navigator.languages)]()',
  ].join('\n')

  const allIn = (tag: string): string =>
    [...sections]
      .map((section) => `export * as ${nameOf(section)} from ${JSON.stringify(fileIn(tag, section))}`)
      .join('\n')

  return {
    name: 'panel-messages',
    enforce: 'pre',
    resolveId: { filter: { id: /^(?:#messages\/|virtual:panel-words)/ }, handler: (id) => resolved + id },
    load: {
      filter: { id: /^\0(?:#messages\/|virtual:panel-words)/ },
      handler: async (id) => {
        const asked = id.slice(resolved.length)
        if (asked.startsWith(imported)) return await take(asked.slice(imported.length))
        return asked === words ? choose : allIn(asked.slice(`${words}/`.length))
      },
    },
  }
}
