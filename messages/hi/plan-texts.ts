import type * as source from '#messages/plan-texts.ts'

export const planTexts: typeof source.planTexts = {
  free: 'आपके पास मुफ़्त प्लान है। कोई शुल्क नहीं लगता।',
  costs: (plan, price) => `${plan} का शुल्क ${price} प्रति माह है।`,
  renews: (plan, price, day) => `${plan} का शुल्क ${price} प्रति माह है और यह ${day} को नवीनीकृत होगा।`,
  endsSoon: (plan) =>
    `पिछला नवीनीकरण नहीं हो सका। हम फिर कोशिश करेंगे; भुगतान न होने पर ${plan} जल्द समाप्त हो जाएगा।`,
  ends: (plan, day) =>
    `पिछला नवीनीकरण नहीं हो सका। हम फिर कोशिश करेंगे; भुगतान न होने पर ${plan} ${day} को समाप्त हो जाएगा।`,
  endOfMonth: 'महीने के अंत',
  cancelled: (plan, until) => `रद्द किया गया। ${plan} ${until} तक रहेगा और आपसे आगे शुल्क नहीं लिया जाएगा।`,
  continues: (plan, day) => `${plan} जारी रहेगा: यह ${day} को नवीनीकृत होगा।`,
  begins: (plan, day) => `${plan} ${day} को शुरू होगा। तब तक कुछ नहीं बदलेगा।`,
  changes: (plan, until, next) => `रद्द किया गया। ${plan} ${until} तक रहेगा, फिर ${next} शुरू होगा।`,
  ended: 'आपका प्लान समाप्त हो गया है।',
  endedOn: (day) => `आपका प्लान ${day} को समाप्त हुआ। आपके पास मुफ़्त प्लान है।`,
  unlimited: 'असीमित सारांश',
  left: (count, allowance) => `${allowance} में से ${count} सारांश बाक़ी`,
}
