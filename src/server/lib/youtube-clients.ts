import { z } from 'zod'
import { parseJson } from '#core/parse-json.ts'

/**
 * The client that a request to YouTube presents itself as. YouTube answers each of its applications
 * differently and drops old versions within weeks, so all of this is data that an operator can replace.
 */
const detailsSchema = z.strictObject({
  /** YouTube's own name of the application; `WEB` is used for playlists and chapters, never for captions. */
  name: z.string().regex(/^[A-Z][A-Z0-9_]{0,39}$/),
  /** YouTube's number of the application, for a request header. */
  id: z.int().positive(),
  version: z.string().regex(/^[\w.-]{1,40}$/),
  /** `{version}` stands for the version. */
  userAgent: z
    .string()
    .max(300)
    .regex(/^[\x20-\x7e]+$/),
  /** Further fields of the `client` object of a request. */
  extra: z.record(z.string().max(40), z.union([z.string().max(100), z.number()])),
})

/** One of YouTube's applications, as a request introduces itself. */
export type ClientProfile = z.infer<typeof detailsSchema>

/** The profiles in use: those for captions, in order, and the one for playlists and chapters. */
export type YoutubeClients = { players: readonly ClientProfile[]; web: ClientProfile }

/** As recorded in yt-dlp 2026-08-19 and seen to give captions without a proof of origin. */
const visionos: ClientProfile = {
  name: 'VISIONOS',
  id: 101,
  version: '1.02',
  userAgent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_7_3) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  extra: {
    deviceMake: 'Apple',
    deviceModel: 'RealityDevice17,1',
    osName: 'visionOS',
    osVersion: '26.5.23O471',
  },
}
const android: ClientProfile = {
  name: 'ANDROID',
  id: 3,
  version: '21.26.364',
  userAgent: 'com.google.android.youtube/{version} (Linux; U; Android 11) gzip',
  extra: { androidSdkVersion: 30, osName: 'Android', osVersion: '11' },
}
const ios: ClientProfile = {
  name: 'IOS',
  id: 5,
  version: '21.26.4',
  userAgent: 'com.google.ios.youtube/{version} (iPhone16,2; U; CPU iOS 18_3_2 like Mac OS X;)',
  extra: { deviceMake: 'Apple', deviceModel: 'iPhone16,2', osName: 'iPhone', osVersion: '18.3.2.22D82' },
}
const web: ClientProfile = {
  name: 'WEB',
  id: 1,
  version: '2.20260708.00.00',
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  extra: {},
}

/** The default clients. VISIONOS sees no videos made for children, so others are needed too. */
export const defaultClients: YoutubeClients = { players: [visionos, android, ios], web }

const known: Record<string, ClientProfile> = {
  VISIONOS: visionos,
  ANDROID: android,
  IOS: ios,
  WEB: web,
}

/** The overrides of clients; for a known application only the differences have to be given. */
const overridesSchema = z
  .array(detailsSchema.partial().required({ name: true }))
  .min(1)
  .max(10)

/**
 * Reads a replacement of the profiles: a JSON list in the order to be tried. Known applications keep what is
 * not given, others have to be whole; `WEB` changes the one for playlists and chapters. `null` when it is not
 * such a list.
 */
export function parseYoutubeClients(text: string): YoutubeClients | null {
  const given = overridesSchema.safeParse(parseJson(text))
  if (!given.success) return null
  const profiles = given.data.map((override) =>
    detailsSchema.safeParse({ extra: {}, ...known[override.name], ...override }),
  )
  if (profiles.some(({ success }) => !success)) return null
  const whole = profiles.flatMap(({ data }) => (data === undefined ? [] : [data]))
  const players = whole.filter(({ name }) => name !== 'WEB')
  if (new Set(whole.map(({ name }) => name)).size < whole.length) return null
  return {
    players: players.length === 0 ? defaultClients.players : players,
    web: whole.find(({ name }) => name === 'WEB') ?? web,
  }
}

/** The user agent of a profile with its version filled in. */
export function userAgentOf(profile: ClientProfile): string {
  return profile.userAgent.replaceAll('{version}', profile.version)
}
