import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'

/**
 * Refuses a call from a page of another site, as the protocol asks. Without an address that is set, only a name is believed that no
 * other site can have led here: `localhost`, or an address in numbers.
 * @throws AppError `FORBIDDEN`
 */
export function refuseForeignOrigin(
  { headers: { origin }, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string | null,
): void {
  if (origin === undefined || isOwn(origin, host, publicUrl)) return
  throw new AppError('FORBIDDEN', 'This call is refused because it comes from a page of another site.')
}

function isOwn(origin: string, host: string, publicUrl: string | null): boolean {
  if (publicUrl !== null) return origin === publicUrl
  if (!URL.canParse(origin)) return false
  const { host: name, hostname } = new URL(origin)
  const isFixed = hostname === 'localhost' || isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0
  return isFixed && name === host
}
