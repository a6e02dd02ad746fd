import { parseEnv } from './parseEnv.ts';

/** The environment this build was made with. */
export const env = parseEnv(import.meta.env);
