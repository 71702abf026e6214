import type { ReactNode } from 'react'
import type { ExtensionBrowser } from '#product/extension.ts'

/** What it says about each browser's package: whose browser it is for, and how it gets in. */
const installs: Record<ExtensionBrowser, { title: string; steps: readonly string[] }> = {
  chromium: {
    title: 'Chrome, Edge, Brave, Chromium',
    steps: [
      'Download the package and unpack it into a folder that stays.',
      'Open chrome://extensions and turn on Developer mode.',
      'Click Load unpacked and choose the folder.',
    ],
  },
  firefox: {
    title: 'Firefox',
    steps: [
      'Download the package. Leave it packed.',
      'Open about:debugging and choose This Firefox.',
      'Click Load Temporary Add-on and choose the package. Firefox removes it when you close it.',
    ],
  },
}

/** How the extension gets into a browser, with the packages of this server. */
export const extensionPackages = {
  installs,
  tryAgain: 'Try again',
  absent: 'This server has no packages yet. Its operator makes them with npm run extension.',
  /** `hidden` is for screen readers only; what is seen must read well without it. */
  download: (browser: string, kilobytes: number, hidden: (text: string) => ReactNode) => (
    <>
      Download{hidden(` for ${browser}`)} ({kilobytes} kB)
    </>
  ),
}
