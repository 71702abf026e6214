import { describe, expect, it } from 'vitest'
import { splitBlocks } from '#web/features/result/summary-text.tsx'

const cases: [name: string, text: string, blocks: unknown][] = [
  ['nothing', '  \n\n ', []],
  ['one paragraph', 'One.\nTwo.', [{ kind: 'paragraph', text: 'One.\nTwo.' }]],
  [
    'paragraphs that say the same',
    'Same.\n\nSame.',
    [
      { kind: 'paragraph', text: 'Same.' },
      { kind: 'paragraph', text: 'Same.' },
    ],
  ],
  [
    'a list behind its lead, and words after it',
    'Three things:\n- one\n* two\n• three\nThat is all.',
    [
      { kind: 'paragraph', text: 'Three things:' },
      { kind: 'list', items: ['one', 'two', 'three'] },
      { kind: 'paragraph', text: 'That is all.' },
    ],
  ],
  ['a list with blank lines in it', '- one\n\n- two', [{ kind: 'list', items: ['one', 'two'] }]],
  [
    'an item of two lines',
    '- one\n  and a half\n- two',
    [{ kind: 'list', items: ['one and a half', 'two'] }],
  ],
  ['a negative number', '-5 degrees', [{ kind: 'paragraph', text: '-5 degrees' }]],
  ['a mark whose words are still to come', '- one\n-', [{ kind: 'list', items: ['one'] }]],
]

describe('the blocks of a summary', () => {
  it.each(cases)('%s', (_name, text, blocks) => {
    expect(splitBlocks(text)).toEqual(blocks)
  })

  it('keeps the blocks before the last while a text grows', () => {
    const whole = 'Lead words.\n\n- one thing\n- another thing\n\nThe end.'
    for (let length = 1; length <= whole.length; length += 1) {
      const settled = splitBlocks(whole.slice(0, length)).slice(0, -1)
      expect(splitBlocks(whole).slice(0, settled.length)).toEqual(settled)
    }
  })
})
