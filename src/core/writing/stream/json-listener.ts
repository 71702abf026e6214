/** The position of a value: the keys and indices that lead to it from the root. */
export type JsonPath = readonly (string | number)[]

export type JsonListener = {
  /** The next piece of a string that is a value, decoded; a surrogate pair is never split. */
  onText: (path: JsonPath, piece: string) => void
  /** A value that is complete; inner ones come before the one that holds them. */
  onValue: (path: JsonPath, value: unknown) => void
}

/** `none`: no object found; `open`: cut off; `broken`: no JSON follows; `whole`: complete. */
export type JsonState = 'none' | 'open' | 'broken' | 'whole'
