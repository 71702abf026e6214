const sentences =
  'The keeper lit the lamp at dusk. The ships saw it from far away. Nobody was lost that night.'
const times = 6

let texts = 0

/** A text that nobody gave before, so that a model has to read it. */
export function newText(): string {
  texts += 1
  return `Visitor ${texts} of ${process.pid} came to the lighthouse. ${sentences} `.repeat(times)
}
