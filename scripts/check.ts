/** `npm run check`: types, lint, unit and component tests, in seconds, for the inner loop. */
import { runStaticChecks, summarise } from './checks.ts';
import { runVitest } from './runners.ts';

const [checks, tests] = await Promise.all([runStaticChecks(), runVitest(['unit', 'component'])]);
process.exit(summarise([...checks, tests]));
