import { open } from 'maxmind'
import type { Reader, Response } from 'maxmind'
import type { Location } from '#server/ports/device-description.ts'
import { isPublic } from './is-public.ts'
import { readLocation } from './read-location.ts'

type Options = {
  /** A database in MaxMind's format; `null`: no place is known. */
  file: string | null
  /** Called once when the file cannot be read. */
  onFailure: (error: unknown) => void
}

const nowhere: Location = { city: null, country: null }
const mappedPrefix = /^::ffff:(?=\d+\.)/i

/** Finds places in a file, which is read when the first one is asked for. */
export function createLocationFinder({ file, onFailure }: Options): (address: string) => Promise<Location> {
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
