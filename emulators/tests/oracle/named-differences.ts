/** The differences listed in emulators/README.md, as far as random rules can show them. */
import type { Difference } from './compare.ts';
import type { Trial } from './trial.ts';

/**
 * The official emulator responds 500, a defect of its own. If it does so at load, the stand-in must not allow the request;
 * if at the request (`true ? /a/$(resource.data.b)/c != 1 : false` is one), the results cannot be compared.
 */
const crashes = ({ official, standIn }: Difference<Trial>) =>
  official === 'crashed' || (official === 'failed' && standIn !== 'allowed');

export const isNamed = (difference: Difference<Trial>): boolean => crashes(difference);
