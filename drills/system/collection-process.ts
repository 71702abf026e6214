import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/*
 * Loaded before a program, collects its garbage when its parent sends `collect`, and answers when it has:
 * what is in memory then is what the program holds on to, and not what V8 has put off.
 *
 * node --import drills/system/collection-process.ts PROGRAM
 */

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')
process.on('message', (message) => {
  if (message !== 'collect' || typeof collect !== 'function') return
  // The second one frees what the finalizers of the first let go.
  for (let turn = 0; turn < 2; turn += 1) collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  process.send?.('collected')
})
process.channel?.unref()
