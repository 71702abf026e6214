import type * as source from '#messages/locked.tsx'

export const locked: typeof source.locked = {
  badge: 'लॉक केलेला',
  unlock: 'अमर्याद सारांशांसाठी अपग्रेड करा',
  next: (moment) => <>तुमचा पुढचा मोफत सारांश: {moment}</>,
  upgrade: 'आत्ता अपग्रेड करा',
  viewPlans: 'प्लॅन आणि किमती पाहा',
  signIn: 'माझ्याकडे प्लॅन आहे: साइन इन करा',
}
