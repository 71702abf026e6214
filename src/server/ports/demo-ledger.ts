/** Where the provider of demonstrations keeps its subscriptions, since there is nothing outside that would. */
export type DemoLedger = {
  /** What was stored under the id; `null` when nothing was. */
  load: (id: string) => Promise<unknown>
  save: (id: string, record: object) => Promise<void>
}
