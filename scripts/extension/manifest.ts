import { extensionPublicKey, firefoxExtensionId } from '../../src/product/extension.ts'
import type { ExtensionBrowser } from '../../src/product/extension.ts'

type Given = { version: string; server: string }

export const iconSizes = [16, 32, 48, 128] as const

const icons = Object.fromEntries(iconSizes.map((size) => [String(size), `icon-${size}.png`]))
const youtube = ['https://www.youtube.com/*', 'https://m.youtube.com/*', 'https://consent.youtube.com/*']

/** What both browsers are given. */
function commonPart({ version, server }: Given): Record<string, unknown> {
  return {
    manifest_version: 3,
    name: 'Précis',
    description: 'The video you watch, in brief, beside it. Every line can be checked.',
    version,
    // The server that the extension is set to at first; a server that gives the package puts its own address here.
    homepage_url: server,
    icons,
    action: { default_icon: icons, default_title: 'Summarize with Précis' },
    content_scripts: [{ matches: youtube, js: ['youtube.js'], run_at: 'document_idle' }],
    // Asked for when it is needed: the server of the person, which is not known here.
    optional_host_permissions: ['https://*/*', 'http://localhost/*', 'http://127.0.0.1/*'],
    content_security_policy: {
      extension_pages:
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src https: http://localhost:* http://127.0.0.1:*; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  }
}

/**
 * The manifest for a browser. `server` is the origin whose account page may hand over a key; Firefox lets no page talk to an
 * extension.
 */
export function manifestFor(browser: ExtensionBrowser, given: Given): Record<string, unknown> {
  const permissions = ['storage', 'activeTab', 'scripting']
  if (browser === 'firefox') {
    return {
      ...commonPart(given),
      permissions,
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
          data_collection_permissions: { required: ['websiteContent'] },
        },
      },
    }
  }
  const { protocol, hostname } = new URL(given.server)
  return {
    ...commonPart(given),
    key: extensionPublicKey,
    minimum_chrome_version: '123',
    permissions: [...permissions, 'sidePanel'],
    background: { service_worker: 'background.js' },
    side_panel: { default_path: 'panel.html' },
    externally_connectable: { matches: [`${protocol}//${hostname}/*`] },
  }
}
