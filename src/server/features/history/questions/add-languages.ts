import type { Answer } from '#contract/questions.ts'
import { foreignLanguage } from '#server/domain/text/detect-language.ts'

type Asked = Pick<Answer, 'question' | 'said' | 'answer'>

/**
 * Adds the languages of a question and of its video where they differ and no model answered: then that nothing was found does
 * not mean that nothing was said.
 */
export async function addLanguages<Question extends Asked>(
  asked: Question,
  spoken: string,
): Promise<Question & Pick<Answer, 'languages'>> {
  const isOpen = !asked.said && asked.answer === null
  const language = isOpen ? await foreignLanguage(asked.question, spoken) : null
  return { ...asked, languages: language === null ? null : { asked: language, spoken } }
}
