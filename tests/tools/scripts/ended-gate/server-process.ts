/**
 * A server of a suite that ends by a signal alone. With the argument `leaves-child` it starts another one in
 * a group of its own and leaves it behind. The first argument is how a test finds both.
 */
import { spawn } from 'node:child_process'

const [program = '', mark = '', task] = process.argv.slice(1)
if (task === 'leaves-child') spawn(process.execPath, [program, mark], { detached: true, stdio: 'ignore' })
setInterval(() => undefined, 60_000)
process.stdout.write('ready\n')
