import { configure } from '@testing-library/react'

/** What a page test waits for comes at once on a quiet machine; a busy one may take its time. */
configure({ asyncUtilTimeout: 60_000 })
