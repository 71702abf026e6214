import Bowser from 'bowser'
import { cutText, toStorable } from '#server/lib/storable-text.ts'
import type { BrowserDescription } from '#server/ports/sign-in.ts'

/** Longer ones are made up; the parser takes its time over them. */
const maxUserAgentLength = 512

/** Reads browser, system and kind of device out of the header `user-agent`. Chrome names no models, so none are given. */
export function describeBrowser(userAgent: string | undefined): BrowserDescription {
  // The parser refuses the empty text.
  const said = toStorable(cutText(userAgent ?? '', maxUserAgentLength)).trim()
  const parsed = Bowser.parse(said === '' ? '-' : said)
  const browser = known(parsed.browser.name) ?? 'Unknown browser'
  const operatingSystem = known(parsed.os.name) ?? 'Unknown system'
  return {
    deviceName: `${browser} on ${operatingSystem}`,
    deviceType: typeOf(parsed.platform.type),
    browser,
    operatingSystem,
  }
}

function known(name: string | undefined): string | null {
  return name === undefined || name === '' ? null : name
}

/** Chromebooks say no type; televisions are used sitting still too. */
function typeOf(type: string | undefined): BrowserDescription['deviceType'] {
  return type === 'mobile' || type === 'tablet' ? type : 'desktop'
}
