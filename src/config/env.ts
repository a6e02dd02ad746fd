import { readEnv } from './readEnv.ts';

/** The environment this build was made with. */
export const env = readEnv(import.meta.env);
