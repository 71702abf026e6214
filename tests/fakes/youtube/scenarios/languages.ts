import { from } from '../expected.ts'
import { fixtureCues, fixtureSeconds } from '../fixture-cues.ts'
import type { Scenario, Scenarios } from '../scenario.ts'
import { video } from '../video.ts'

/** One of the real caption files as a video of its own. */
function spoken(file: string, language: string, title: string): Scenario {
  return {
    about: `Captions of ${file}`,
    expected: from('VISIONOS'),
    video: video({
      title,
      lengthSeconds: fixtureSeconds(file),
      tracks: [{ language, automatic: false, name: language, cues: () => fixtureCues(file) }],
    }),
  }
}

const demo = (code: string, language: string): Scenario =>
  spoken(`google-ccby/friends_connect_demo.${code}.srt`, language, `Friend Connect (${language})`)
const intro = (code: string, language: string): Scenario =>
  spoken(`google-ccby/IntroToGoogleData.${code}.stc`, language, `Google Data (${language})`)
const film = (language: string): Scenario =>
  spoken(`elephantsdream/captions.${language}.vtt`, language, `Elephants Dream (${language})`)

/** A video for each language of the caption fixtures. */
export const languageScenarios: Scenarios = {
  'fcdemo-de-1': demo('de', 'de'),
  'fcdemo-en-1': demo('en', 'en'),
  'fcdemo-es-1': demo('es', 'es'),
  'fcdemo-fr-1': demo('fr', 'fr'),
  'fcdemo-it-1': demo('it', 'it'),
  'fcdemo-ja-1': demo('ja', 'ja'),
  'fcdemo-pt-1': demo('pt-BR', 'pt-BR'),
  'fcdemo-ru-1': demo('ru', 'ru'),
  'fcdemo-zh-1': demo('zh-CN', 'zh-CN'),
  'gdata-es-01': intro('es', 'es'),
  'gdata-ja-01': intro('ja', 'ja'),
  'gdata-pt-01': intro('pt-BR', 'pt-BR'),
  'gdata-ru-01': intro('ru', 'ru'),
  'gdata-zh-01': intro('zh-CN', 'zh-Hans'),
  'elephant-ar': film('ar'),
  'elephant-en': film('en'),
  'elephant-ja': film('ja'),
  'elephant-ru': film('ru'),
  'elephant-sv': film('sv'),
  'a11y-ja-001': spoken('google-ccby/Accessibility.ja.sub', 'ja', 'Accessibility'),
  'ytinfra-ru1': spoken('google-ccby/YouTubeInfrastructure.ru.srt', 'ru', 'YouTube infrastructure'),
  'wave-ru-001': spoken('google-ccby/IO2009-Wave-keynoteday2.ru.srt', 'ru', 'Google Wave'),
  'html5-en-01': spoken('google-ccby/IO2009-HTML5.en.srt', 'en', 'HTML5 at Google I/O'),
}
