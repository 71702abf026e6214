/** The parts of Node that the tests of the page use; the page itself is checked without Node's types. */
declare module 'node:async_hooks' {
  export class AsyncLocalStorage<Store> {
    run<Result>(store: Store, work: () => Result): Result
    getStore(): Store | undefined
  }
}

declare module 'node:timers/promises' {
  export function setImmediate(): Promise<void>
}
