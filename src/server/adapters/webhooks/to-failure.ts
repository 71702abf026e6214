import { errorCode } from '#server/lib/error-code.ts'
import { PrivateAddress } from '#server/lib/outbound/guarded-request.ts'
import type { WebhookReply } from '#server/ports/webhook-sender.ts'

const unknownHost = new Set(['ENOTFOUND', 'ENODATA', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME'])
const closed = new Set(['ECONNRESET', 'EPIPE'])
/** Certificates that are wrong, and servers that don't speak TLS. */
const insecure = /^(?:ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/

/** Why an attempt had no answer, by the error that it ended with. */
export function toFailure(error: unknown): (WebhookReply & { status: null })['failure'] {
  if (error instanceof PrivateAddress) return 'private-address'
  const name = error instanceof Error ? error.name : ''
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout'
  const code = errorCode(error) ?? ''
  if (code === 'ABORT_ERR' || code === 'ETIMEDOUT') return 'timeout'
  if (unknownHost.has(code)) return 'unknown-host'
  if (insecure.test(code)) return 'insecure'
  return closed.has(code) || code.startsWith('HPE_') ? 'closed' : 'unreachable'
}
