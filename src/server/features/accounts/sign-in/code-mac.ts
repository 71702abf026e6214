import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** What is stored of a code; the id is part of it, so that no row can stand in for another. */
export function macOfCode(key: Buffer, { id, code }: { id: string; code: string }): string {
  return createHmac('sha256', key).update(`otp:${id}:${code}`).digest('base64url')
}

/** Whether a code is the one that was stored; takes as long whatever differs. */
export function isCode(key: Buffer, tried: { id: string; code: string }, codeMac: string): boolean {
  const expected = Buffer.from(codeMac)
  const actual = Buffer.from(macOfCode(key, tried))
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** What is stored of the browser that asked. */
export function hashOfBrowser(visitorId: string): string {
  return createHash('sha256').update(`browser:${visitorId}`).digest('base64url')
}
