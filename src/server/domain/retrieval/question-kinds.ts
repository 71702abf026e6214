/**
 * Words of an English question that name what is done with a subject and not the subject: "summarize the discussion
 * about". Lower case; they are compared by stem.
 */
export const framingWords =
  `summarize summarise summary discussion discussed discuss discussing describe described
  description explain explained explanation team group member members meeting talk talked talking video speaker
  speakers please opinion opinions attitude view views thought thoughts idea ideas think agree agreed disagree
  disagreed conclude concluded conclusion decide decided decision mention mentioned suggest suggested suggestion
  recommend recommended propose proposed contribute contributed overall general reason reasons according regards
  regarding respect terms happen happened give detailed details point points`.split(/\s+/)

/** What an English question asks for. A question in another language is of none of these kinds. */
export const questionKinds: readonly RegExp[] = [
  /\b(?:think|thought|opinion|attitude|feel|view)/i,
  /\b(?:why|reason)/i,
  /^how\b/i,
  /\b(?:decide|decision|conclu|agree|final)/i,
  /\b(?:summari[sz]e|discuss|describe|talk)/i,
  /\b(?:problem|issue|concern|challenge|difficult|disagree|against)/i,
  /\b(?:suggest|recommend|propose|introduc|present)/i,
]

/** Words by which English speakers mark a belief, a demand, consent, a decision, a reason and a problem. */
export const sentenceCues: readonly RegExp[] = [
  /\b(?:think|believe|feel|opinion|prefer|like|want|guess|suppose)\b/i,
  /\b(?:should|need|must|have to|has to|could|would|propose|suggest)\b/i,
  /\b(?:agree|yes|yeah|okay|right|sure|no|not|don't)\b/i,
  /\b(?:decide|decided|decision|so we|we'll|let's|going to|gonna|final)\b/i,
  /\b(?:because|since|reason|why|therefore|so that|due)\b/i,
  /\b(?:problem|issue|difficult|hard|trouble|wrong|bad|worry|concern)\b/i,
]
