import { describe, expect, it } from 'vitest'
import { parseText } from './parse-text.ts'
import { writeSubrip } from './write-captions.ts'

/** Captions of two seconds each, parsed; every cue as `speaker|text`. */
function spoken(...texts: string[]): string[] {
  const written = writeSubrip(texts.map((text, i) => ({ startMs: i * 2000, endMs: i * 2000 + 2000, text })))
  return parseText(written).cues.map(({ speaker, text }) => `${speaker ?? ''}|${text}`)
}

describe('speaker labels of a transcript in which most captions begin with one', () => {
  const speakersOf = (...texts: string[]) => spoken(...texts).map((line) => line.split('|')[0])

  it('count in lower case, when they come again', () => {
    const lines = [
      'stokes: good evening.',
      'lee: good evening.',
      'stokes: item one.',
      'so: where is it',
      'lee: here.',
    ]
    expect(spoken(...lines)).toEqual([
      'stokes|good evening.',
      'lee|good evening.',
      'stokes|item one.',
      'stokes|so: where is it',
      'lee|here.',
    ])
  })

  it('may be letters and several words in lower case, but not the beginning of a sentence', () => {
    const lines = [
      'grad e: is it on?',
      'grad a: one, two.',
      'grad e: good.',
      'lynne neagle am: welcome all.',
      'lynne asks everyone: come.',
      'grad a: yes.',
      'lynne neagle am: item two.',
    ]
    expect(speakersOf(...lines)).toEqual([
      'grad e',
      'grad a',
      'grad e',
      'lynne neagle am',
      'lynne neagle am',
      'grad a',
      'lynne neagle am',
    ])
  })

  it('name one speaker, however they are written', () => {
    expect(
      speakersOf('Stokes: Yes.', 'LEE: No.', 'stokes: Yes.', 'Lee: No.', 'Stokes: So.', 'Lee: No.'),
    ).toEqual(['Stokes', 'Lee', 'Stokes', 'Lee', 'Stokes', 'Lee'])
  })

  it('count when they stand once, also of a person who is often spoken of', () => {
    const lines = [
      'Anna: Philippe, are you there?',
      'Ben: Philippe is late.',
      'Anna: Where is Philippe?',
      'Ben: Philippe said nine.',
      'Anna: Oh, Philippe.',
      'Philippe: Here I am.',
      'That was the train.',
      'Anna: Fine.',
    ]
    expect(speakersOf(...lines)).toEqual([
      'Anna',
      'Ben',
      'Anna',
      'Ben',
      'Anna',
      'Philippe',
      'Philippe',
      'Anna',
    ])
  })

  it('do not give the words of a new speaker to the one before, where they are too doubtful for a name', () => {
    const lines = [
      'Anna: Rose, are you there?',
      'It goes on for a while.',
      'And on.',
      'Ben: I saw Rose at nine.',
      'It goes on for a while.',
      'And on.',
      'Anna: Rose said so too.',
      'Did Rose call, or did Rose write?',
      'Rose: Here I am.',
      'That was the train.',
    ]
    expect(spoken(...lines).slice(-2)).toEqual(['|>> Rose: Here I am.', '|That was the train.'])
  })

  it('are not the title over them', () => {
    const lines = [
      'City Council: Regular Meeting of May 5',
      'stokes: good evening.',
      'lee: yes.',
      'stokes: so.',
      'lee: no.',
    ]
    expect(speakersOf(...lines)).toEqual(['', 'stokes', 'lee', 'stokes', 'lee'])
    expect(speakersOf('Anna Lee: Welcome to this talk.', 'It is about time.', 'And space.')[0]).toBe(
      'Anna Lee',
    )
  })
})
