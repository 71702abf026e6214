/**
 * The environment that a program outside of `src/` was started in; settings are made of it by the readers of
 * the server.
 */
export const environment: Readonly<NodeJS.ProcessEnv> = process.env
