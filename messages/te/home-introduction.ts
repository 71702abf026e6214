import type * as source from '#messages/home-introduction.ts'

export const homeIntroduction: typeof source.homeIntroduction = {
  moreExamples: 'మరో ఉదాహరణ',
  stepsHeading: 'మూడు స్టెప్స్',
  steps: [
    { title: 'లింక్ పేస్ట్ చేయండి', text: 'ఏ YouTube లింక్ అయినా, లేదా ట్రాన్స్‌క్రిప్ట్.' },
    { title: 'క్లుప్తంగా చదవండి', text: 'సారాంశం, ముఖ్యాంశాలు, అధ్యాయాలు, సమయాలతో.' },
    { title: 'ఏ లైనైనా సరిచూసుకోండి', text: 'లైన్‌పైకి వెళ్తే వక్త సొంత మాటలు కనిపిస్తాయి.' },
  ],
  differencesHeading: 'ఇందులో ప్రత్యేకత',
  differences: [
    { title: 'వీడియోతో పోల్చి సరిచూసినది', text: 'కోట్ ట్రాన్స్‌క్రిప్ట్‌లో లేకపోతే, లేదని చెబుతాం.' },
    { title: 'వీడియో మొత్తం', text: 'లైన్లు ఎక్కడి నుంచి వచ్చాయో మ్యాప్ చూపిస్తుంది.' },
    { title: 'న్యాయమైన కోటా', text: 'విఫలమైన, రద్దు చేసిన సారాంశాలు లెక్కలోకి రావు.' },
    { title: 'మీ డేటా', text: 'ప్లే నొక్కేదాకా YouTube నుంచి ఏదీ లోడ్ కాదు.' },
  ],
}

export const exampleInBrief: typeof source.exampleInBrief = {
  label: 'క్లుప్తంగా ఒక ఉదాహరణ',
  whole: 'పూర్తిగా చదవండి',
  stop: 'ఆపండి',
  playAgain: 'మళ్లీ ప్లే చేయండి',
  checking: 'సరిచూస్తున్నాం...',
  verified: 'నిర్ధారణ అయింది',
}
