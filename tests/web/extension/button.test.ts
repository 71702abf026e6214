import { expect, it } from 'vitest'
import { createButton } from '#extension/page/button.ts'
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
