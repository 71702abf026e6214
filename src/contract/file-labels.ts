import { z } from 'zod'
import { firstLanguage, interfaceLanguages } from '#product/interface-languages.ts'

/** The language of the pages in which a file has its headings and labels. */
export const fileLabelsSchema = z
  .enum(interfaceLanguages.map(({ tag }) => tag))
  .default(firstLanguage)
  .describe('The language of headings and of what is said of lines, BCP 47.')
