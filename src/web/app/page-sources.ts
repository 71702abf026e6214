/**
 * The file of each page below `src/web`, by the path of its route. The build looks it up in its manifest; it stands apart
 * from the routes so that it is no part of the scripts of the pages.
 */
export const pageSources: Readonly<Record<string, string>> = {
  '/': 'app/pages/home.tsx',
  '/history': 'app/pages/history.tsx',
  '/transcriptions': 'app/pages/history.tsx',
  '/collections': 'app/pages/collections.tsx',
  '/collections/:id': 'app/pages/collections.tsx',
  '/features': 'app/pages/features.tsx',
  '/how-it-works': 'app/pages/how-it-works.tsx',
  '/pricing': 'app/pages/pricing.tsx',
  '/faq': 'features/site/faq-page.tsx',
  '/admin': 'app/pages/admin.tsx',
  '/alternatives': 'app/pages/alternatives.tsx',
  '/score': 'features/site/score/score-page.tsx',
  '/extension': 'app/pages/extension.tsx',
  '/developers': 'features/site/developers/developers-page.tsx',
  '/about': 'features/site/about-page.tsx',
  '/contact': 'features/site/contact-page.tsx',
  '/blog/summarize-youtube-videos': 'features/site/guide-page.tsx',
  '/privacy': 'features/site/privacy-page.tsx',
  '/terms': 'features/site/terms-page.tsx',
  '/v/:id': 'app/pages/saved-summary.tsx',
  '/s/:token': 'app/pages/public-summary.tsx',
  '/examples/:videoId': 'app/pages/public-summary.tsx',
  '/c/:token': 'app/pages/shared-collection.tsx',
  '/m/:token': 'app/pages/moment.tsx',
  '/login': 'features/accounts/sign-in/login-page.tsx',
  '/account': 'app/pages/account.tsx',
  '/following': 'app/pages/following.tsx',
  '/account/:kind/:id': 'features/accounts/program-page.tsx',
  '/404': 'app/pages/not-found.tsx',
}

/** What `:kind` stands for: each has a file of its own, since an address ends the route at its last part. */
export const programKinds = ['keys', 'webhooks']
