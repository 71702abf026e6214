import { formNames } from '#languages/en/form-names.ts'
import { formIds } from '#product/summary-forms.ts'
import type { FormId, FormSection, OwnForm, RequestedForm, SummaryForm } from '#product/summary-forms.ts'
import type { SummaryLanguage } from '#product/summary-options.ts'
import { wordsOf } from '#words'
import type { Headings } from '#words/schema.ts'

type HeadingKey = keyof Headings

/** A heading of the built-in forms in a language, in English where it is not known in it. */
function headingIn(key: HeadingKey, language: SummaryLanguage): string {
  const headings = wordsOf(language)?.headings ?? wordsOf('en')?.headings
  return headings?.[key] ?? ''
}

type Section = Omit<FormSection, 'heading'> & { heading: HeadingKey | null }
type Form = Pick<SummaryForm, 'layout' | 'scale'> & { sections: readonly Section[] }

/** The forms beside key insights. */
const forms: Readonly<Record<Exclude<FormId, 'key-insights'>, Form>> = {
  'study-notes': {
    layout: 'sections',
    scale: 2,
    sections: [
      {
        heading: 'terms',
        shape: 'terms',
        maxLines: 10,
        instruction: 'the terms that a learner has to know, each with its definition as the video gives it',
      },
      {
        heading: 'points',
        shape: 'points',
        maxLines: 12,
        instruction: 'what to remember, in the order in which one idea builds on another, with its example',
      },
      {
        heading: 'questions',
        shape: 'questions',
        maxLines: 8,
        instruction:
          'questions to test oneself with, each with its answer; the answer is what the video says, and cites it',
      },
    ],
  },
  steps: {
    layout: 'sections',
    scale: 1.6,
    sections: [
      {
        heading: 'needs',
        shape: 'points',
        maxLines: 10,
        instruction: 'what one needs before one begins: tools, materials, settings, with their amounts',
      },
      {
        heading: 'steps',
        shape: 'steps',
        maxLines: 20,
        instruction:
          'what is done, one action a line, in the order in which it is done, with its amounts and settings',
      },
      {
        heading: 'warnings',
        shape: 'points',
        maxLines: 6,
        instruction: 'what goes wrong and how that is avoided, as far as the video says',
      },
    ],
  },
  meeting: {
    layout: 'sections',
    scale: 1.6,
    sections: [
      {
        heading: 'decisions',
        shape: 'points',
        maxLines: 12,
        instruction: 'what was decided; nothing that was only proposed',
      },
      {
        heading: 'actions',
        shape: 'terms',
        maxLines: 15,
        instruction:
          'what someone took on: who before the colon, a dash where nobody was named; behind it what, and by when where that was said',
      },
      {
        heading: 'open',
        shape: 'points',
        maxLines: 10,
        instruction: 'what was left open, and what was asked and not answered',
      },
    ],
  },
  interview: {
    layout: 'sections',
    scale: 1.6,
    sections: [
      {
        heading: null,
        shape: 'questions',
        maxLines: 14,
        instruction: 'what was asked, as a question, and what was answered, as the answer says it',
      },
    ],
  },
  outline: {
    layout: 'chapters',
    scale: 2,
    sections: [
      {
        heading: null,
        shape: 'points',
        maxLines: 4,
        instruction:
          'two to four points that follow the argument of this chapter, with its terms and numbers',
      },
    ],
  },
  paragraph: {
    layout: 'sections',
    scale: 0.8,
    sections: [
      {
        heading: null,
        shape: 'prose',
        maxLines: 7,
        instruction: 'the whole video in one paragraph of four to six sentences, the most important first',
      },
    ],
  },
  'chapter-lines': {
    layout: 'chapters',
    scale: 1,
    sections: [
      {
        heading: null,
        shape: 'points',
        maxLines: 1,
        instruction: 'exactly one line with what this chapter says, not what it is about',
      },
    ],
  },
}

/** Lines that a section of a person's own form may have. */
const ownLines = 12

/** A requested form for engines, with headings in a language if known; `null` for key insights. */
export function resolveForm(form: RequestedForm | undefined, language: SummaryLanguage): SummaryForm | null {
  if (form === undefined || form === formIds[0]) return null
  if (typeof form === 'object') return resolveOwn(form)
  const { sections, ...rest } = forms[form]
  return {
    id: form,
    name: formNames[form],
    ...rest,
    sections: sections.map((section) => ({
      ...section,
      heading: section.heading === null ? '' : headingIn(section.heading, language),
    })),
    guidance: null,
  }
}

function resolveOwn({ id, name, sections, guidance }: OwnForm): SummaryForm {
  return {
    id,
    name,
    layout: 'sections',
    scale: 1.6,
    sections: sections.map(({ heading, shape, about }) => ({
      heading,
      shape,
      instruction: about,
      maxLines: ownLines,
    })),
    guidance,
  }
}
