import { configure } from '@testing-library/react'
import { testTimeoutMs } from './time-limits.ts'

/** An element that a page test waits for comes at once on a quiet machine; a busy one may take its time. */
configure({ asyncUtilTimeout: testTimeoutMs(20) })
