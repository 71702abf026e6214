import type * as source from '#messages/email-dialog.ts'

export const emailDialog: typeof source.emailDialog = {
  title: '2 ఉచిత సారాంశాల కోసం లాగిన్ అవ్వండి',
  description: 'మరో ఉచిత సారాంశం: మీ ఈమెయిల్ ఇవ్వండి, వెంటనే మొదలవుతుంది. పాస్‌వర్డ్ లేదు, న్యూస్‌లెటర్ లేదు.',
  submit: 'కొనసాగండి',
  signIn: 'సైన్ ఇన్ చేస్తాను',
}
