/** The header of every answer that names the build of the pages which the server has. */
export const buildHeader = 'precis-build'

/** Stands in the built pages for the id of their build. */
export const unknownBuild = 'build-unknown'

/** The address of the service worker. */
export const workerAddress = '/sw.js'

/** The beginning of the names of caches with the application, each of one build. */
export const appCachePrefix = 'precis-app-'

/** The name of the cache with what belongs to the reader: answers of the server, for a time without it. */
export const libraryCache = 'precis-library'

/** The name of an empty cache, which is there where the reader wants nothing of theirs stored. */
export const switchedOffCache = 'precis-switched-off'

/** The name of an empty cache, which is there where the browser had no more room: that takes none. */
export const fullCache = 'precis-full'

/** The most results that are stored, with their transcripts and highlights. */
export const maxOfflineResults = 50

/** The days after which what is stored is read no more, as a session ends that was not used for so long. */
export const offlineDays = 30

/** The address of the document without a page in it, below the addresses of its language. */
export const shellEntry = (tag: string): string => `/shell/${tag}`

/** The list of the files that results and the history are read with, below the addresses of a language. */
export const appFilesName = 'app-files.json'
