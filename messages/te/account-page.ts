import type * as source from '#messages/account-page.ts'

export const accountPage: typeof source.accountPage = {
  heading: 'ఖాతా',
  signInText: 'మీ ప్లాన్, డివైజ్‌లు, డేటా చూడటానికి సైన్ ఇన్ చేయండి.',
  login: 'లాగిన్',
  tooManyDevices: 'మీరు చాలా ఎక్కువ డివైజ్‌లలో సైన్ ఇన్ అయ్యారు. ఇక్కడ కొనసాగడానికి వాటిలో ఒకటి తీసేయండి.',
  manageDevices: 'డివైజ్‌లు చూడండి',
}
