/** Ends a command that has said all itself, with this code. */
export class CommandExit extends Error {
  readonly exitCode: number

  constructor(exitCode: number) {
    super(`Ended with ${exitCode}`)
    this.name = 'CommandExit'
    this.exitCode = exitCode
  }
}
