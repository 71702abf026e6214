import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { field } from './field.ts'

/** The variable about where addresses are. */
export const locationFields = {
  GEOIP_DB: field(
    z
      .string()
      .refine(isReadable, 'must be the path of a file that can be read')
      .transform((file) => path.resolve(file))
      .nullable()
      .default(null),
  ),
}

/** Where addresses are looked up. */
export type LocationSettings = Readonly<{
  /** Absolute path of a database in MaxMind's format; `null` knows no place. */
  geoipFile: string | null
}>

/** Names the value for the program. */
export function toLocationSettings({
  GEOIP_DB: file,
}: z.output<z.ZodObject<typeof locationFields>>): LocationSettings {
  return { geoipFile: file }
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK)
    return true
  } catch {
    return false
  }
}
