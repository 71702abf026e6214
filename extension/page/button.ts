const hostTag = 'precis-button'
/** The position of the button and the names of its texts. YouTube leaves earlier pages there, hidden. */
const kinds = {
  video: {
    title: 'ytd-watch-metadata #title h1',
    label: 'summarize',
    name: 'summarizeVideo',
  },
  list: {
    title: 'ytd-browse:not([hidden]) :is(yt-page-header-renderer, ytd-playlist-header-renderer) h1',
    label: 'chooseVideos',
    name: 'chooseFromList',
  },
} as const
const look = `
  :host { display: inline-block; margin: 6px 0 2px; }
  button { display: inline-flex; align-items: center; gap: 6px; height: 32px; padding: 0 12px; border: 1px solid #8c8880; border-radius: 10px;
    background: transparent; color: inherit; font: 500 14px/1 Roboto, Arial, sans-serif; cursor: pointer; }
  button:hover { background: #80808022; }
  :host([data-over]) { position: absolute; z-index: 2300; margin: 0; }
  :host([data-over]) button { border-color: transparent; background: #0f0f0fe6; color: #fff; }
  button:focus-visible { outline: 2px solid #3b82f6; outline-offset: 2px; }
  svg { width: 16px; height: 16px; fill: #3b82f6; }`
/** The bars of the mark: the vertical position and width of each. */
const bars = [
  [4, 18],
  [10, 13],
  [16, 7],
] as const

/** A text of the extension in the browser's language, by its name. */
export type TextOf = (name: string) => string
type Kind = keyof typeof kinds

/**
 * Creates the button beneath the title of the video or the list that a page shows. One of a script that an
 * update has cut off is replaced, wherever it is met. The page's own styles and scripts do not reach into it.
 */
export function createButton(document: Document, textOf: TextOf, onPress: () => void) {
  const own = new WeakSet<Element>()
  return {
    /** Puts it there where it is missing; gives whether the page has a title to put it at. */
    place: (kind: Kind): boolean => {
      const heading = document.querySelector(kinds[kind].title)
      if (heading?.parentElement === null || heading === null) return false
      const present = heading.parentElement.querySelector(hostTag)
      if (present !== null && own.has(present)) return true
      present?.remove()
      const host = drawButton(document, textOf, kind, onPress)
      own.add(host)
      heading.after(host)
      return true
    },
    /** Takes it away from every title. */
    remove: (): void => document.querySelectorAll(hostTag).forEach((host) => own.has(host) && host.remove()),
  }
}

/** Made element by element, because YouTube forbids HTML that is put together as a text. */
export function drawButton(document: Document, textOf: TextOf, kind: Kind, onPress: () => void): HTMLElement {
  const host = document.createElement(hostTag)
  const root = host.attachShadow({ mode: 'closed' })
  const style = document.createElement('style')
  style.textContent = look
  const button = document.createElement('button')
  button.type = 'button'
  button.append(drawMark(document), textOf(kinds[kind].label))
  button.setAttribute('aria-label', textOf(kinds[kind].name))
  button.addEventListener('click', (event) => {
    // A script of the page may press it; the panel opens for a person alone.
    if (event.isTrusted) onPress()
  })
  root.append(style, button)
  return host
}

function drawMark(document: Document): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg'
  const mark = document.createElementNS(namespace, 'svg')
  mark.setAttribute('viewBox', '0 0 24 24')
  mark.setAttribute('aria-hidden', 'true')
  for (const [y, width] of bars) {
    const bar = document.createElementNS(namespace, 'rect')
    for (const [name, value] of Object.entries({ x: 3, y, width, height: 4, rx: 2 })) {
      bar.setAttribute(name, String(value))
    }
    mark.append(bar)
  }
  return mark
}
