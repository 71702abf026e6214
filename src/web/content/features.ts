import { features as text } from '#messages/features.ts'
import { figure, methods } from './measured.ts'

const { cases, industries, tiles } = text

/** The page of features, with its figures and the drawing of each use. */
export const features = {
  ...text,
  cases: [
    { ...cases.lectures, picture: 'book' },
    { ...cases.research, picture: 'lens' },
    { ...cases.meetings, picture: 'people' },
    { ...cases.tutorials, picture: 'steps' },
    { ...cases.interviews, picture: 'voice' },
    { ...cases.ownVideos, picture: 'film' },
  ],
  tiles: {
    ...tiles,
    insights: {
      title: tiles.insights.title,
      text: tiles.insights.text(figure('wordForWordShown'), methods.evidence.path),
    },
  },
  industries: [
    { ...industries.education, picture: 'book' },
    { ...industries.corporate, picture: 'people' },
    { ...industries.creative, picture: 'film' },
  ],
} as const
