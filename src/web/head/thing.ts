/** A thing as schema.org describes it, with its kind under `@type`. */
export type Thing = Readonly<{ '@type': string; [property: string]: unknown }>
