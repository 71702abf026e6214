/**
 * The set-up that runs before npm scripts, which it gets the name of, on whatever Node the machine has (20 or
 * newer), so it is plain JavaScript without a dependency. When nothing is to be done it prints nothing and
 * takes a tenth of a second.
 */
import { setUp } from './setup/set-up.js'

await setUp(process.argv[2] ?? 'start')
