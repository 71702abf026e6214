import type * as source from '#messages/public-result.ts'

export const publicResult: typeof source.publicResult = {
  shared: 'షేర్ చేసినది',
  motto: 'ఏ వీడియో అయినా, క్లుప్తంగా',
  invitation: 'లింక్ పేస్ట్ చేయండి, సారాంశం చదవండి, ప్రతి లైన్‌నూ వక్త సొంత మాటలతో సరిచూసుకోండి.',
  summarize: 'వీడియో సారాంశం పొందండి',
}
