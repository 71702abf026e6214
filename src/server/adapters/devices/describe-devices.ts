import { BlockList, isIP } from 'node:net'
import Bowser from 'bowser'
import { open } from 'maxmind'
import type { Reader, Response } from 'maxmind'
import { z } from 'zod'
import { cutText, toStorable } from '#core/storable-text.ts'
import { localNetworks } from '#server/lib/outbound/guarded-request.ts'
import type { Location, BrowserDescription } from '#server/ports/sign-in.ts'

type LocationOptions = {
  /** A database in MaxMind's format; `null`: no place is known. */
  file: string | null
  /** Called once when the file cannot be read. */
  onFailure: (error: unknown) => void
}

const nowhere: Location = { city: null, country: null }
const mappedPrefix = /^::ffff:(?=\d+\.)/i

/** Finds places in a file, which is read when the first one is asked for. */
export function createLocationFinder({
  file,
  onFailure,
}: LocationOptions): (address: string) => Promise<Location> {
  let opening: Promise<Reader<Response> | null> | null = null

  async function openOnce(path: string): Promise<Reader<Response> | null> {
    try {
      return await open(path)
    } catch (error) {
      onFailure(error)
      return null
    }
  }

  return async (address) => {
    const plain = address.replace(mappedPrefix, '')
    if (file === null || !isPublic(plain)) return nowhere
    opening ??= openOnce(file)
    const reader = await opening
    return reader === null ? nowhere : lookUp(reader, plain)
  }
}

/** A database of IPv4 alone refuses the others. */
function lookUp(reader: Reader<Response>, address: string): Location {
  try {
    return readLocation(reader.get(address))
  } catch {
    return nowhere
  }
}

const reserved = new BlockList()
for (const [address, bits] of localNetworks) reserved.addSubnet(address, bits, 'ipv4')
for (const [address, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  reserved.addSubnet(address, bits, 'ipv6')
}

/** An address is of the public network, and so at some place; `false` for a text that is no address. */
function isPublic(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && !reserved.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

const names = z.object({ names: z.object({ en: z.string().optional() }).optional() })

/** The fields of location databases: MaxMind and DB-IP nest names, ip-location-db is flat. */
const recordSchema = z.object({
  city: z.union([z.string(), names]).optional().catch(undefined),
  country: z
    .union([z.string(), names.extend({ iso_code: z.string().optional() })])
    .optional()
    .catch(undefined),
  country_code: z.string().optional().catch(undefined),
})

const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const countryCode = /^[A-Z]{2}$/

/** City and country out of a record of a database, whichever it is; `null` where it has none. */
function readLocation(record: unknown): Location {
  const parsed = recordSchema.safeParse(record)
  if (!parsed.success) return { city: null, country: null }
  const { city, country, country_code: flatCode } = parsed.data
  const named = typeof country === 'object' ? country : null
  const code = flatCode ?? named?.iso_code ?? (typeof country === 'string' ? country : '')
  return {
    city: (typeof city === 'string' ? city : city?.names?.en) || null,
    country: (named?.names?.en ?? nameOfCountry(code)) || null,
  }
}

function nameOfCountry(code: string): string | undefined {
  return countryCode.test(code) ? countryNames.of(code) : undefined
}

/** Longer ones are made up; the parser takes its time over them. */
const maxUserAgentLength = 512

const unknown = { browser: 'Unknown browser', system: 'Unknown system' }

/** Reads browser, system and kind of device out of `user-agent`; Chrome names no models. */
export function describeBrowser(userAgent: string | undefined): BrowserDescription {
  // The parser refuses the empty text.
  const said = toStorable(cutText(userAgent ?? '', maxUserAgentLength)).trim()
  const parsed = Bowser.parse(said === '' ? '-' : said)
  const browser = known(parsed.browser.name) ?? unknown.browser
  const operatingSystem = known(parsed.os.name) ?? unknown.system
  const isUnknown = browser === unknown.browser && operatingSystem === unknown.system
  return {
    deviceName: isUnknown ? 'Unknown device' : `${browser} on ${operatingSystem}`,
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
