/** The systems that write numbers with ten digits; the others have words or signs of their own. */
export const systems = Intl.supportedValuesOf('numberingSystem').filter((system) =>
  /^\p{Nd}{9}$/u.test(write(123_456_789, system)),
)

/** A number in the digits of a system. */
export function write(number: number, numberingSystem: string): string {
  return new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(number)
}
