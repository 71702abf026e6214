/** Raised in a worker whose run is over or another's; whoever gets it stops without a word. */
export class RunLost extends Error {
  override name = 'RunLost'

  constructor() {
    super('The run is over, or another works on it')
  }
}
