/** The parts of a service worker that the types of a page lack; those of a worker do not go with them. */

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith: (answer: Promise<Response>) => void
}

interface WindowEventMap {
  activate: ExtendableEvent
  fetch: FetchEvent
}

interface Navigator {
  /** Missing in some browsers. */
  readonly connection?: { readonly saveData: boolean }
}

declare const clients: {
  claim: () => Promise<void>
  matchAll: () => Promise<ReadonlyArray<{ postMessage: (message: string, options: object) => void }>>
}
