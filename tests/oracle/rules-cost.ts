/** What a request costs of the expressions that rules may evaluate. */
import { readFileSync } from 'node:fs';
import { fullestCar, soldNow } from '../rules/fullest-car.ts';
import { car } from '../rules/samples.ts';
import { encodeFields, type Fields } from '../rules/wire.ts';
import type { EmulatorProject } from './emulator.ts';

const LIMIT = 1000;

/** What the rules evaluate to let in the fullest car. No emulator says so: found by rules that cost ever more. */
export async function costOf(project: EmulatorProject, method: 'create' | 'update'): Promise<number> {
  let [passes, fails] = [0, LIMIT];
  while (fails - passes > 1) {
    const padding = Math.floor((passes + fails) / 2);
    if (await isLetIn(project, method, padding)) passes = padding;
    else fails = padding;
  }
  return LIMIT - passes - PADDING_ITSELF;
}

async function isLetIn(
  project: EmulatorProject,
  method: 'create' | 'update',
  padding: number,
): Promise<boolean> {
  const { outcome } = await project.loadRules(paddedRules(padding));
  if (outcome !== 'loaded') throw new Error('The padded rules do not load.');
  const name = `${project.root}/Cars/x`;
  const asOwner = { method: 'POST', path: ':commit', authorization: 'Bearer owner' };
  const before = method === 'create' ? { delete: name } : write(name, car);
  await project.call({ ...asOwner, body: { writes: [before] } });
  const writes = [
    write(name, { ...fullestCar, updatedBy: 'me' }, [
      soldNow,
      { fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' },
    ]),
  ];
  const { status, text } = await project.call({ ...asOwner, authorization: STAFF, body: { writes } });
  if (status !== 200 && status !== 403) throw new Error(`Answered ${status}: ${text}`);
  return status === 200;
}

const write = (name: string, fields: Fields, updateTransforms: readonly object[] = []) => ({
  update: { name, fields: encodeFields(fields) },
  updateTransforms,
});

/** `&&` counts two, `is` two, a list one and each of its items one. */
const PADDING_ITSELF = 5;

/** The site's rules with an isStaff() that first looks at a list of `padding` items. */
function paddedRules(padding: number): string {
  const items = Array.from({ length: padding }, () => 0).join();
  const rules = readFileSync('firestore.rules', 'utf8');
  const padded = rules.replace(/(function isStaff\(\) \{\s*return )/, `$1[${items}] is list && `);
  if (padded === rules) throw new Error('There is no isStaff() to pad.');
  return padded;
}

const segment = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url');
const claims = { sub: 'me', user_id: 'me', firebase: { sign_in_provider: 'password' } };
const STAFF = `Bearer ${segment({ alg: 'none', type: 'JWT' })}.${segment(claims)}.`;
