import { exampleVideos } from '#product/examples.ts'
import { storyCues } from '#tests/setup/caption-files.ts'
import type { StoryLanguage } from '#tests/setup/caption-files.ts'
import { from } from '../expected.ts'
import type { Scenario, Scenarios } from '../scenario.ts'
import { humanTrack, storyTrack } from '../tracks.ts'
import { video } from '../video.ts'
import { repeatedCues, secondsOf, writtenCues } from '../written-cues.ts'

/** The example videos of the home page, which shows their pictures. */
export const exampleScenarios: Scenarios = Object.fromEntries(
  exampleVideos.map(({ videoId, title, channel, durationSeconds }) => [
    videoId,
    {
      about: `The example ${title}`,
      expected: from('VISIONOS'),
      video: video({ title, channel, lengthSeconds: durationSeconds, tracks: [humanTrack] }),
    },
  ]),
)

/** The story in a language as a video of its own. */
function story(language: StoryLanguage): Scenario {
  return {
    about: `A short video in the language ${language}`,
    expected: from('VISIONOS'),
    video: video({
      title: `The lighthouse (${language})`,
      lengthSeconds: secondsOf(writtenCues(storyCues(language))),
      tracks: [storyTrack(language, language)],
    }),
  }
}

const twelveMinutes = 12 * 60

/** A video for each language of the story, and one of a usual length. */
export const languageScenarios: Scenarios = {
  'storydeu-01': story('de'),
  'storyeng-01': story('en'),
  'storyspa-01': story('es'),
  'storyfra-01': story('fr'),
  'storyita-01': story('it'),
  'storyjpn-01': story('ja'),
  'storypor-01': story('pt-BR'),
  'storyrus-01': story('ru'),
  'storyzho-01': story('zh-CN'),
  minutes12es: {
    about: 'Twelve minutes of Spanish',
    expected: from('VISIONOS'),
    video: video({
      title: 'The lighthouse, again and again',
      lengthSeconds: twelveMinutes,
      tracks: [
        {
          ...storyTrack('es', 'Spanish'),
          cues: () => repeatedCues(writtenCues(storyCues('es')), twelveMinutes),
        },
      ],
    }),
  },
}
