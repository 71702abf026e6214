import { describe, expect, it } from 'vitest'
import { createButton } from '#extension/page/button.ts'
import { showOnThumbnails } from '#extension/page/thumbnail-button.ts'
import { renderWatchPage, watchPage } from '#tests/fakes/video-pages/watch-page.ts'

const pageOf = () => new DOMParser().parseFromString(renderWatchPage(watchPage()), 'text/html')
const nameOf = (name: string): string => name
const hosts = (document: Document): Element[] => [...document.querySelectorAll('precis-button')]

it('the button stands once beneath the title, however often it is placed', () => {
  const document = pageOf()
  const button = createButton(document, nameOf, () => undefined)
  expect([button.place('video'), button.place('video'), button.place('list')]).toEqual([true, true, false])
  expect(hosts(document)).toHaveLength(1)
})

it('the button takes the place of the one that an update has cut off', () => {
  const document = pageOf()
  createButton(document, nameOf, () => undefined).place('video')
  const [dead] = hosts(document)
  const button = createButton(document, nameOf, () => undefined)
  expect(button.place('video')).toBe(true)
  expect(hosts(document)).toHaveLength(1)
  expect(hosts(document)[0]).not.toBe(dead)
  button.remove()
  expect(hosts(document)).toEqual([])
})

describe('the button on the picture of a video', () => {
  const video = '<a href="https://www.youtube.com/watch?v=WZyRbnpGyzQ"><img id="picture"></a>'
  const others =
    '<a href="https://www.youtube.com/@meadow"><img id="channel"></a><a href="https://www.youtube.com/shorts/wasps000001"><img id="short"></a><p id="text"></p>'

  /** Brings the pointer onto what has an id; gives the buttons that stand there then. */
  function pointAt(id: string): Element[] {
    document.getElementById(id)?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    return hosts(document)
  }

  it('comes with the pointer, one at most, and leaves with it', () => {
    document.body.innerHTML = video + others
    let isCutOff = false
    showOnThumbnails(document, nameOf, { onPress: () => undefined, isCutOff: () => isCutOff })
    expect(pointAt('channel')).toEqual([])
    const [first] = pointAt('picture')
    expect(first).toBeTruthy()
    expect(pointAt('picture')).toEqual([first])
    first?.dispatchEvent(new Event('pointerover', { bubbles: true, composed: true }))
    expect(hosts(document)).toEqual([first])
    expect(pointAt('short')).toHaveLength(1)
    expect(pointAt('short')).not.toContain(first)
    expect(pointAt('text')).toEqual([])
    pointAt('picture')
    document.dispatchEvent(new Event('yt-navigate-finish'))
    expect(hosts(document)).toEqual([])
    isCutOff = true
    expect(pointAt('picture')).toEqual([])
  })
})
