import type * as source from '#messages/unsubscribe.tsx'

export const unsubscribeTexts: typeof source.unsubscribeTexts = {
  done: (link) => <>झाले: आता डायजेस्टचे ईमेल येणार नाहीत. तुमचे डायजेस्ट {link('फॉलो केलेले')} या पेजवर अजूनही आहेत.</>,
  what: 'तुम्ही फॉलो करता त्याचा डायजेस्ट ईमेल करणे आम्ही थांबवू.',
  stop: 'ईमेल थांबवा',
}
