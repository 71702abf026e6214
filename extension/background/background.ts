import { browserApi } from '../browser/api.ts'
import { serveExtension } from './serve-extension.ts'

serveExtension(browserApi())
