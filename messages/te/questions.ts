import type * as source from '#messages/questions.ts'

export const questionTexts: typeof source.questionTexts = {
  field: 'మీ ప్రశ్న',
  placeholder: 'ఏం తెలుసుకోవాలనుకుంటున్నారు?',
  ask: 'అడగండి',
  suggestions: 'వీటితో మొదలుపెట్టొచ్చు',
  looking: 'జవాబు వెతుకుతున్నాం...',
  answered: (question) => `జవాబు వచ్చింది: ${question}`,
  brokeOff: 'జవాబు మధ్యలో ఆగిపోయింది. మళ్లీ ప్రయత్నించండి.',
  notCounted: 'దీనికి మీ ప్రశ్నల్లో ఏదీ ఖర్చు కాలేదు.',
  viewPlans: 'ప్లాన్లు, ధరలు చూడండి',
  dismiss: 'తీసేయండి',
  earlierNotLoaded: (reason) => `మీ పాత ప్రశ్నలు లోడ్ కాలేదు. ${reason}`,
}

export const suggestedTexts: typeof source.suggestedTexts = {
  topic: (parts) => parts.join(', '),
  // In quotes a title needs no ending of its own.
  said: ({ title }) => `“${title}” గురించి ఏమన్నారు?`,
  matters: ({ title }) => `“${title}” ఎందుకు ముఖ్యం?`,
  about: ({ title }) => `“${title}” సంగతేంటి?`,
  why: () => null,
}
