/** Rejects when the promise takes longer: a connection that is gone often breaks without a word. */
export async function within<T>(maxMs: number, promise: Promise<T>): Promise<T> {
  const silence = Promise.withResolvers<never>()
  const timer = setTimeout(() => silence.reject(new Error(`Nothing arrived for ${maxMs} ms`)), maxMs)
  return await Promise.race([promise, silence.promise]).finally(() => clearTimeout(timer))
}
