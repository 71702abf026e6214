import { youtubePages } from '../../extension/browser/youtube-tabs.ts'
import { extensionPublicKey, firefoxExtensionId } from '../../src/product/extension.ts'
import type { ExtensionBrowser } from '../../src/product/extension.ts'
import { firstLanguage } from '../../src/product/interface-languages.ts'

type Given = {
  version: string
  server: string
  /** The package is for a store, which gives the extension a key of its own and takes none. */
  isForStore?: boolean
}

export const iconSizes = [16, 32, 48, 96, 128] as const

const icons = Object.fromEntries(iconSizes.map((size) => [String(size), `icon-${size}.png`]))

/** The key that opens the panel; people change it in their browser. */
const openPanelKey = { suggested_key: { default: 'Alt+Shift+Y' } }

/** The parts that both browsers are given. */
function commonPart({ version, server }: Given): Record<string, unknown> {
  return {
    manifest_version: 3,
    name: 'Précis',
    default_locale: firstLanguage,
    description: '__MSG_description__',
    version,
    // The server that the extension is set to at first; a server that gives the package puts its own address
    // here.
    homepage_url: server,
    icons,
    action: { default_icon: icons, default_title: '__MSG_action__' },
    content_scripts: [{ matches: youtubePages, js: ['youtube.js'], run_at: 'document_idle' }],
    // The same pages once more: a tab that was open before gets the script too.
    host_permissions: youtubePages,
    // Asked for when it is needed: the server of the person, which is not known here.
    // A pattern cannot name the private addresses: the extension itself asks for no other host by plain HTTP.
    optional_host_permissions: ['https://*/*', 'http://*/*'],
    content_security_policy: {
      extension_pages:
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src https: http:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  }
}

/**
 * The manifest for a browser. `server` is the origin whose account page may hand over a key; Firefox lets no
 * page talk to an extension.
 */
export function manifestFor(browser: ExtensionBrowser, given: Given): Record<string, unknown> {
  const permissions = ['storage', 'activeTab', 'scripting', 'contextMenus']
  if (browser === 'firefox') {
    return {
      ...commonPart(given),
      permissions,
      commands: { _execute_sidebar_action: openPanelKey },
      background: { scripts: ['background.js'] },
      sidebar_action: {
        default_panel: 'panel.html',
        default_icon: icons,
        default_title: 'Précis',
        open_at_install: false,
      },
      browser_specific_settings: {
        gecko: {
          id: firefoxExtensionId,
          strict_min_version: '142.0',
          // Asked for with the address of a server: alone, nothing is sent.
          data_collection_permissions: { required: ['none'], optional: ['websiteContent'] },
        },
      },
    }
  }
  const { protocol, hostname } = new URL(given.server)
  return {
    ...commonPart(given),
    ...(given.isForStore === true ? {} : { key: extensionPublicKey }),
    minimum_chrome_version: '123',
    permissions: [...permissions, 'sidePanel'],
    commands: { _execute_action: openPanelKey },
    background: { service_worker: 'background.js' },
    side_panel: { default_path: 'panel.html' },
    externally_connectable: { matches: [`${protocol}//${hostname}/*`] },
  }
}
