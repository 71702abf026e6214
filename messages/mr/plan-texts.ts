import type * as source from '#messages/plan-texts.ts'

const endOfMonth = 'महिनाअखेर'

/** The ending joins a Marathi word and stands apart from a date. */
const through = (until: string) => (until === endOfMonth ? `${until}पर्यंत` : `${until} पर्यंत`)

export const planTexts: typeof source.planTexts = {
  free: 'तुमच्याकडे मोफत प्लॅन आहे. कोणतेही शुल्क घेतले जात नाही.',
  costs: (plan, price) => `${plan} चे शुल्क दरमहा ${price} आहे.`,
  renews: (plan, price, day) => `${plan} चे शुल्क दरमहा ${price} आहे आणि त्याचे नूतनीकरण ${day} रोजी होईल.`,
  endsSoon: (plan) => `मागचे नूतनीकरण होऊ शकले नाही. आम्ही पुन्हा प्रयत्न करू; पेमेंट झाले नाही, तर ${plan} लवकरच संपेल.`,
  ends: (plan, day) =>
    `मागचे नूतनीकरण होऊ शकले नाही. आम्ही पुन्हा प्रयत्न करू; पेमेंट झाले नाही, तर ${plan} हा प्लॅन ${day} रोजी संपेल.`,
  endOfMonth,
  cancelled: (plan, until) =>
    `रद्द केला. ${plan} हा प्लॅन ${through(until)} राहील, आणि तुमच्याकडून पुन्हा शुल्क घेतले जाणार नाही.`,
  continues: (plan, day) => `${plan} सुरू राहील: त्याचे नूतनीकरण ${day} रोजी होईल.`,
  begins: (plan, day) => `${plan} हा प्लॅन ${day} रोजी सुरू होईल. तोपर्यंत काहीही बदलणार नाही.`,
  changes: (plan, until, next) => `रद्द केला. ${plan} हा प्लॅन ${through(until)} राहील, मग ${next} सुरू होईल.`,
  ended: 'तुमचा प्लॅन संपला आहे.',
  endedOn: (day) => `तुमचा प्लॅन ${day} रोजी संपला. तुमच्याकडे मोफत प्लॅन आहे.`,
  unlimited: 'अमर्याद सारांश',
  left: (count, allowance) => `${allowance} पैकी ${count} सारांश शिल्लक`,
}
