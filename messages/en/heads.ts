/** What search engines and link previews get of the pages, beside their titles and descriptions. */
export const heads = {
  /** What each page is called in the path above a result of a search: Home › Pricing. */
  names: {
    home: 'Home',
    features: 'Features',
    howItWorks: 'How it works',
    pricing: 'Pricing',
    faq: 'Questions',
    alternatives: 'Alternatives',
    score: 'Scorecard',
    extension: 'Browser extension',
    developers: 'Developers',
    about: 'About',
    contact: 'Contact',
    guide: 'Guide',
    privacy: 'Privacy',
    terms: 'Terms',
  },
  /** What the picture beside a link shows: a card with the title of the page. */
  card: (title: string) => `${title}: a card of Précis`,
}
