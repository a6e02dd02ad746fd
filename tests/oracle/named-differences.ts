/** The differences that the table in emulators/README.md names, as far as random rules can show them. */
import type { Difference } from './compare.ts';
import type { Trial } from './trial.ts';

/** The official emulator answers 500, at load or to the request: a defect of its own. */
const crashes = ({ official, standIn }: Difference<Trial>) => official === 'failed' && standIn !== 'allowed';

export const isNamed = (difference: Difference<Trial>): boolean => crashes(difference);
