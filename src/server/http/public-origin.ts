import type { FastifyRequest } from 'fastify'

/** The public origin of the pages: the one that is set, else that of the request. */
export function publicOrigin(
  { publicUrl }: { publicUrl: string | null },
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string {
  return publicUrl ?? `${protocol}://${host}`
}
