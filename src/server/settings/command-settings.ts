import { z } from 'zod'
import { webAddress } from './setting.ts'
import type { SettingRows } from './setting.ts'

/** The settings of a server that works for the command line. */
export const remoteRows = {
  PRECIS_SERVER: {
    name: 'server',
    says: 'The server that does the work, like https://precis.example. Empty works on this machine.',
    schema: webAddress(),
  },
  PRECIS_KEY: { name: 'key', says: 'An API key of an account there.', schema: z.string() },
} as const satisfies SettingRows

/** The settings that terminals and shells make. */
export const terminalRows = {
  NO_COLOR: { name: 'noColor', says: 'With any value nothing is coloured.', schema: z.string() },
  TERM: { name: 'term', says: 'Which terminal it is; dumb has no colours.', schema: z.string() },
} as const satisfies SettingRows

/** The settings that the system makes. */
export const systemRows = {
  PATH: { says: 'Folders of programs, where yt-dlp and ffmpeg are looked for.', schema: z.string() },
} as const satisfies SettingRows
