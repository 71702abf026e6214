import { expect, it } from 'vitest'
import { clipsOf, clipsTotal } from '#web/features/player/clips.ts'
import type { Clip } from '#web/features/result-state/result-context.ts'
import { sentence, transcript } from './factories.ts'

const said = transcript({
  sentences: [
    sentence({ index: 0, start: 100, end: 110, text: 'The first point.' }),
    sentence({ index: 1, start: 500, end: 508, text: 'The second point.' }),
    sentence({ index: 2, start: 508, end: 530, text: 'It goes on.' }),
    sentence({ index: 3, start: 900, end: 912, text: 'The last point.' }),
  ],
})

const { sentences } = said
const place = (index: number, text = 'A line.') => ({
  text,
  line: null,
  quote: sentences[index]?.text ?? '',
  sentence: index,
  second: sentences[index]?.start ?? null,
})

const second = { text: 'One.', line: null, second: 500 }

it('a clip begins and ends a second away from what is said, and is one with those that it overlaps', () => {
  expect(clipsOf([place(2, 'Next.'), place(1, 'One.')], said)).toEqual([
    { start: 499, end: 531, parts: [second, { ...second, text: 'Next.', second: 508 }] },
  ])
  expect(clipsOf([place(0), place(1)], said).map(({ start, end }) => [start, end])).toEqual([
    [99, 111],
    [499, 509],
  ])
})

it('a clip takes at least eight seconds, also at both ends of the video', () => {
  const short = (start: number) => sentence({ index: 0, start, end: start + 2, text: 'Yes.' })
  const clipAt = (start: number) => {
    const [clip] = clipsOf([{ ...place(0), quote: 'Yes.', second: start }], {
      sentences: [short(start)],
      durationSeconds: 100,
    })
    return [clip?.start, clip?.end]
  }
  expect(clipAt(50)).toEqual([49, 57])
  expect(clipAt(0.5)).toEqual([0, 8])
  expect(clipAt(97)).toEqual([91.5, 99.5])
})

it('a clip has as many sentences as a passage says', () => {
  expect(clipsOf([{ ...place(1), sentences: 2 }], said)[0]?.end).toBe(531)
})

it('a clip leaves out what the transcript does not have', () => {
  expect(clipsOf([place(9), { ...place(0), sentence: null }], said)).toEqual([])
})

it('a reel is counted with its lines and its length', () => {
  const clips: Clip[] = [{ start: 0, end: 240, parts: [second] }]
  expect(clipsTotal(clips, 63 * 60)).toBe('1 moment, 4 min of 63')
  expect(clipsTotal(clips, null)).toBe('1 moment, 4 min')
  expect(clipsTotal([{ start: 0, end: 240, parts: [second, second] }], null)).toBe(
    '2 moments in 1 cut, 4 min',
  )
})
