import type { CommonRemark } from '../../model/inspection/remarks.ts';

export const remarkMessages: Readonly<Record<CommonRemark, string>> = {
  kerb: 'Bordsteinkratzer',
  chips: 'Steinschläge',
  scratches: 'leichte Kratzer',
  dent: 'kleine Delle',
  slightlyWorn: 'leicht abgenutzt',
  worn: 'abgenutzt',
  damp: 'leicht feucht',
  cracked: 'gerissen',
  rust: 'Flugrost',
  due: 'bald fällig',
  touchedUp: 'ausgebessert',
  repainted: 'nachlackiert',
  repaired: 'repariert',
  replaced: 'ersetzt',
};
