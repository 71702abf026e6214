import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 32

/** How long a session holds without a call, in seconds: 30 days. */
export const sessionSeconds = 30 * 24 * 60 * 60

/**
 * How long the browser keeps the token, in seconds: as long as browsers keep any cookie. The server alone ends a session,
 * which otherwise would be over 30 days after the sign-in for whoever comes every day.
 */
export const sessionCookieSeconds = 400 * 24 * 60 * 60

/** A new token; it goes to the browser and nowhere else. */
export function createToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** What is stored of a token, or of the id of a device: whoever reads the table cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
