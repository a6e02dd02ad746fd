import { readEnvironment } from './readEnv.ts';

/** The environment this build was made with. */
export const env = readEnvironment(import.meta.env);
