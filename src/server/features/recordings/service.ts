export { readEpisode } from './read-episode.ts'
export { canHear, hearLink } from './hear-link.ts'
