import { createContext, use, useState } from 'react'

/** The id of the element that holds the data in a page that the server rendered. */
const elementId = 'page-data'

/** The data that the server had of a page when it rendered it, and the path of the page. */
type PageData = { path: string; data: unknown }

/** The data of the page that is being rendered on the server; `null` in browsers. */
export const PageDataContext = createContext<PageData | null>(null)

/** The server's data of the page at `path` when it rendered it; `null` if still to be read. */
export function usePageData(path: string): unknown {
  const rendered = use(PageDataContext)
  const [given] = useState(() => rendered ?? readElement())
  return given?.path === path ? given.data : null
}

function readElement(): PageData | null {
  if (typeof document === 'undefined') return null
  const text = document.getElementById(elementId)?.textContent ?? ''
  if (text === '') return null
  const found: unknown = JSON.parse(text)
  const isData = typeof found === 'object' && found !== null && 'path' in found && 'data' in found
  return isData && typeof found.path === 'string' ? { path: found.path, data: found.data } : null
}
