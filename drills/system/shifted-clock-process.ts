/*
 * Loaded before a program, gives it a clock that its parent can set: a message with a number is how many ms
 * it is fast.
 *
 * node --import drills/system/shifted-clock-process.ts PROGRAM
 */

const RealDate = Date
let fastMs = 0
process.on('message', (message) => {
  if (typeof message === 'number') fastMs = message
})
process.channel?.unref()

const now = (): number => RealDate.now() + fastMs

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self),
  get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
})
