/** Stands in for a thread that runs out of memory or crashes in native code. */
export function extractInThread(): never {
  process.exit(1)
}
