/**
 * Whether a list of validators, as `If-None-Match` has it, names this one; a weak one counts, as RFC 9110 wants for this
 * header.
 */
export function hasValidator(list: string | undefined, etag: string): boolean {
  const tags = (list ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
