/** A set-up that cannot go on. `message` is for the person: what failed, and what to do next. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError'
}
