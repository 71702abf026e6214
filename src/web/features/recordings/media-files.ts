import { mediaEndings } from '#product/media-endings.ts'

/** Tells a recording from a file of text, by its ending or by what the browser takes it for. */
export function isMediaFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  const lower = name.toLowerCase()
  return /^(?:audio|video)\//.test(type) || mediaEndings.some((ending) => lower.endsWith(ending))
}
