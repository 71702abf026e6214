/** Characters that steer a terminal; line breaks and tabs are not among them. */
// oxlint-disable-next-line no-control-regex -- those are what it is about
const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g

/** A document for a terminal whose texts can't steer it, whatever captions and titles hold. */
export function withoutControls<T>(document: T): T {
  const cleaned: unknown = cleanValue(document)
  // The same shape with other texts.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return cleaned as T
}

function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(controls, '')
  if (Array.isArray(value)) return value.map(cleanValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cleanValue(each)]))
}
