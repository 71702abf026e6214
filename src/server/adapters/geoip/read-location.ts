import { z } from 'zod'
import type { Location } from '#server/ports/device-description.ts'

const names = z.object({ names: z.object({ en: z.string().optional() }).optional() })

/** What the usual databases hold of an address: MaxMind and DB-IP nest their names, ip-location-db has flat fields. */
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
export function readLocation(record: unknown): Location {
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
