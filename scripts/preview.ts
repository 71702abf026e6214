import { startServer } from './dev/start-server.ts'

/**
 * The deployed program: the built pages, sent by the bundled server. With `--simulate` beside stand-ins for
 * the services outside.
 */

await startServer(['dist/server/main.js'])
