/** `npm run check`: types, lint, unit and component tests, in seconds, for the inner loop. */
import { runStaticChecks, summarise } from './checks.ts';
import { runVitest } from './runners.ts';

process.exit(summarise([...(await runStaticChecks()), await runVitest(['unit', 'component'])]));
