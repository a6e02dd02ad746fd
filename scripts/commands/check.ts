/** `npm run check`: types, lint, unit and component tests, in seconds. */

import { runVitest } from '../checks/runners.ts';
import { runStaticChecks, summarise } from '../checks/static-checks.ts';

const [checks, tests] = await Promise.all([runStaticChecks(), runVitest(['unit', 'component'])]);
process.exit(summarise([...checks, tests]));
