const storageKey = 'precis.reading-speed'

/** Multiples of the voice's own speed. */
export const readingSpeeds = [0.75, 1, 1.25, 1.5, 2] as const

/** The speed that the reader chose last; 1 where none is stored, or storage is forbidden. */
export function storedSpeed(): number {
  try {
    const stored = Number(localStorage.getItem(storageKey))
    return readingSpeeds.find((speed) => speed === stored) ?? 1
  } catch {
    return 1
  }
}

/** Remembers a speed for the next result. */
export function storeSpeed(speed: number): void {
  try {
    localStorage.setItem(storageKey, String(speed))
  } catch {
    // Storage can be forbidden; the speed then holds until the page is left.
  }
}
