/** The differences that the table in emulators/README.md names, as far as random rules can show them. */
import type { Difference } from './compare.ts';
import type { Trial } from './trial.ts';

/**
 * The official emulator answers 500, which is a defect of its own. At load it must not be let in here; to a request
 * it says nothing of what the rules allow (`true ? /a/$(resource.data.b)/c != 1 : false` is one), and cannot be compared.
 */
const crashes = ({ official, standIn }: Difference<Trial>) =>
  official === 'crashed' || (official === 'failed' && standIn !== 'allowed');

export const isNamed = (difference: Difference<Trial>): boolean => crashes(difference);
