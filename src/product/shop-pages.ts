/** The pages of who sells: a server without plans has none of them. */
const shopPages = /^\/(?:pricing|terms|contact|alternatives|blog)\b/

/** A server with or without plans has the page of a path. */
export function isOffered(path: string, hasPlans: boolean): boolean {
  return hasPlans || !shopPages.test(path)
}
