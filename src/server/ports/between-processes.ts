/** The reaction of a process to a notification. */
export type Listener = {
  onNotification: (payload: string) => void
  /** Called whenever listening began, again after each lost connection, to read what was missed. */
  onReady: () => void
}

/** Notifications between processes. Some may get lost, so listeners look every second as well. */
export type Notifications<Channel extends string> = {
  /** Listens on a channel; gives the function that ends it. */
  listen: (channel: Channel, listener: Listener) => () => void
  /** Notifies all processes, this one at once. To be called after the commit of the change; never throws. */
  notify: (channel: Channel, payload: string) => void
  close: () => Promise<void>
}

/** The listeners of this process. */
export type Listeners<Channel extends string> = Pick<Notifications<Channel>, 'listen'> & {
  /** Hands a payload to those on a channel; one that is not known has none. */
  dispatch: (channel: string, payload: string) => void
  announceReady: () => void
}

/** Makes the listeners of these channels. */
export function createListeners<Channel extends string>(channels: readonly Channel[]): Listeners<Channel> {
  const listeners = new Map<string, Set<Listener>>(channels.map((channel) => [channel, new Set()]))
  return {
    listen: (channel, listener) => {
      listeners.get(channel)?.add(listener)
      return () => void listeners.get(channel)?.delete(listener)
    },
    dispatch: (channel, payload) => {
      for (const listener of listeners.get(channel) ?? []) listener.onNotification(payload)
    },
    announceReady: () => {
      for (const listener of [...listeners.values()].flatMap((those) => [...those])) listener.onReady()
    },
  }
}

/** Notifications within this process alone: the others find by looking what there is to do. */
export function createLocalNotifications<Channel extends string>(
  channels: readonly Channel[],
): Notifications<Channel> {
  const { listen, dispatch } = createListeners(channels)
  return { listen, notify: dispatch, close: async () => undefined }
}

/** The calls that a window has so far, the newest among them, and the seconds until it ends. */
export type CallCount = { hits: number; resetSeconds: number }

/** Counts calls outside of the database, exactly for all processes together. */
export type CallCounts = {
  /**
   * Counts one call under a key, in a window that starts with the first. Rejects, soon, while the store does
   * not answer; the call may be counted all the same.
   */
  count: (key: string, windowSeconds: number) => Promise<CallCount>
  /** Takes one call back; rejects as `count`. */
  uncount: (key: string) => Promise<void>
  close: () => void
}
