import type * as source from '#messages/plan-resumed.ts'

export const planResumed: typeof source.planResumed = {
  title: (plan) => `${plan} सुरू राहील`,
  undone: 'प्लॅन रद्द करणे मागे घेतले. आता कोणतेही शुल्क घेतलेले नाही.',
  undoneUntil: (day) => `प्लॅन रद्द करणे मागे घेतले. त्याचे नूतनीकरण ${day} रोजी होईल. आता कोणतेही शुल्क घेतलेले नाही.`,
}
