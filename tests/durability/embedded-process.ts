import { startEmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'

/*
 * A process that starts the server on a data folder with the programs of a certain package, stops it and
 * ends.
 *
 * node tests/durability/embedded-process.ts DATA_DIR PACKAGE_FOLDER
 */

const [, , dataDir = '', packageFolder = ''] = process.argv
const server = await startEmbeddedServer({ dataDir, log: quietLog, surroundings: { packageFolder } })
await server.stop()
