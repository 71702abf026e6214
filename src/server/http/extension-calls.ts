import type { FastifyRequest } from 'fastify'
import { extensionHeader, extensionId } from '#product/extension.ts'

const chromiumOrigin = `chrome-extension://${extensionId}`
/** Firefox gives an extension another origin in each browser. */
const firefoxOrigin = /^moz-extension:\/\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** A visitor types their address in the panel. */
const forVisitors = '/api/users/register'

/**
 * Whether a call says that it comes from the extension. Such a call acts by an API key or for a visitor, and never by the cookie of
 * a session, so that the header only takes rights away.
 */
export function isFromExtension({ headers }: FastifyRequest): boolean {
  return headers[extensionHeader] !== undefined
}

/**
 * Whether a call that changes something is the extension's and of those that it makes: what an API key may do, for a visitor. The
 * header takes a preflight, which is never answered, so that no page sends it; the origin is written by the browser.
 */
export function isAllowedToExtension(request: FastifyRequest): boolean {
  const { origin = '', 'sec-fetch-site': site } = request.headers
  if (!isFromExtension(request) || site === 'cross-site' || site === 'same-site') return false
  if (origin !== chromiumOrigin && !firefoxOrigin.test(origin)) return false
  const { url, config } = request.routeOptions
  return (config.keyScope ?? null) !== null || url === forVisitors
}
