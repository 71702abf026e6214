/** Where a value stands: the keys and places that lead to it from the root. */
export type JsonPath = readonly (string | number)[]

export type JsonListener = {
  /** The next piece of a string that is a value, decoded; a surrogate pair is never split. */
  onText: (path: JsonPath, piece: string) => void
  /** A value that is complete; inner ones come before the one that holds them. */
  onValue: (path: JsonPath, value: unknown) => void
}

/** `none`: no object was found; `open`: it was cut off; `broken`: what follows is not JSON; `whole`: it is complete. */
export type JsonState = 'none' | 'open' | 'broken' | 'whole'
