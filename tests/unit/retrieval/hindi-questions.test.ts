import { describe, expect, it } from 'vitest'
import type { Sentence } from '#contract/transcripts.ts'
import { coversQuestion } from '#core/retrieval/covers-question.ts'
import { findPassages } from '#core/retrieval/find-passages.ts'
import { readQuestion } from '#core/retrieval/read-question.ts'
import { createTranscriptIndex } from '#core/retrieval/transcript-index.ts'

function sentencesOf(texts: readonly string[]): Sentence[] {
  return texts.map((text, index) => ({
    index,
    text,
    start: index * 5,
    end: index * 5 + 5,
    speaker: null,
    turn: index,
    fragment: false,
  }))
}

const devanagari = sentencesOf([
  'आज हम पहाड़ पर चढ़ेंगे।',
  'रास्ते में एक पुराना मंदिर आता है।',
  'नदी का पुल पिछले साल टूट गया था।',
  'गांव में एक बुज़ुर्ग ने हमें छाछ पिलाई।',
  'तंबू लगाने की जगह झील के पास है।',
  'रात को बहुत ठंड पड़ती है, कंबल ज़रूर रखें।',
])
const latin = sentencesOf([
  'Aaj hum pahaad par chadhenge.',
  'Raaste mein ek purana mandir aata hai.',
  'Nadi ka pul pichhle saal toot gaya tha.',
  'Gaon mein ek buzurg ne hamein chhaachh pilaai.',
  'Tambu lagane ki jagah jheel ke paas hai.',
  'Raat ko bahut thand padti hai, kambal zaroor rakhein.',
])

describe('A question about a video in Hindi', () => {
  it.each([
    ['hi', devanagari, 'nadi ka pull kab toota tha?', 2],
    ['hi', devanagari, 'tamboo kahan lagaye', 4],
    ['hi', devanagari, 'रात में कितनी ठंड है?', 5],
    ['hi-Latn', latin, 'नदी का पुल कब टूटा?', 2],
    ['hi-Latn', latin, 'बुजुर्ग ने क्या पिलाया?', 3],
    ['hi-Latn', latin, 'thandd kitni h raat ko', 5],
  ] as const)('in %s is answered whatever its script: %#', (language, sentences, question, answer) => {
    const index = createTranscriptIndex(sentences, language)
    expect(findPassages(index, question, 1)[0]?.sentence).toBe(answer)
    expect(coversQuestion(index, question)).toBe(true)
  })

  it.each([
    ['hi', devanagari, 'share bazaar mein nivesh kaise kare?'],
    ['hi-Latn', latin, 'शेयर बाज़ार में निवेश कैसे करें?'],
  ] as const)('in %s about something else is not said', (language, sentences, question) => {
    expect(coversQuestion(createTranscriptIndex(sentences, language), question)).toBe(false)
  })

  it('is read without what frames it', () => {
    const index = createTranscriptIndex(devanagari, 'hi')
    const asked = readQuestion(index, 'Video mein nadi ke pul ke baare mein kya bataya gaya?')
    expect([...asked.stems.keys()]).toEqual(['ND', 'PUL'])
  })

  it('of question words and framing alone is not said', () => {
    const index = createTranscriptIndex(devanagari, 'hi')
    expect(coversQuestion(index, 'video mein kya bataya hai aur kyun?')).toBe(false)
  })
})

const lecture = sentencesOf([
  'In this chapter we look at how a network reads a text.',
  'Before applying softmax you set all of those entries to negative infinity.',
  'The matrix has twelve thousand columns and as many rows.',
  'Britt has a nice video about the history of this.',
  'And that is the end of the chapter.',
])

describe('A question in Devanagari about a video in English', () => {
  it.each([
    ['सॉफ्टमैक्स क्या करता है?', 'softmax', 1],
    ['मैट्रिक्स कितना बड़ा है?', 'matrix', 2],
  ])('is read by the sounds of the terms that it borrows: %s', (question, said, sentence) => {
    const index = createTranscriptIndex(lecture, 'en')
    const asked = readQuestion(index, question)
    expect(asked.text).toBe(said)
    expect(coversQuestion(index, asked)).toBe(true)
    expect(findPassages(index, asked)[0]?.sentence).toBe(sentence)
  })

  it.each(['भारत की राजधानी क्या है?', 'वह कब आया था?'])(
    'stays as it is where nothing of it is said: %s',
    (question) => {
      expect(readQuestion(createTranscriptIndex(lecture, 'en'), question).text).toBe(question)
    },
  )
})
