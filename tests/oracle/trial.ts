/** One rule and one request, put to an emulator together with others. */
import { encodeFields, type Fields } from '../rules/wire.ts';
import type { Call, EmulatorProject, Reply } from './emulator.ts';

/** One question to the rules. */
export interface Trial {
  /** As differences print it. */
  readonly text: string;
  /** What stands in `match /{collection}/{id}`, on one line. */
  readonly rules: string;
  /** The fields of `{collection}/x`. */
  readonly stored: Fields;
  call(collection: string, root: string): Call;
}

/** What the rules say; `refused` where they do not load, `invalid` where the request is broken. */
export type Verdict = 'allowed' | 'false' | 'error' | 'refused' | 'invalid';

const FIRST_LINE = 3;

const sourceOf = (trials: readonly Trial[]): string => `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
${trials.map(({ rules }, i) => `match /c${i}/{id} { ${rules} }`).join('\n')}
match /never/{id} { allow write; }
} }`;

/** Puts trials to an emulator: each has a collection of its own, all share one file of rules. */
export async function judge(project: EmulatorProject, trials: readonly Trial[]): Promise<readonly Verdict[]> {
  const verdicts = trials.map((): Verdict => 'refused');
  const loaded = await loadWhatLoads(project, [...trials.keys()], trials);
  const asked = loaded.map((index) => trials[index] as Trial);
  await seed(project, asked);
  for (const [i, trial] of asked.entries()) {
    verdicts[loaded[i] as number] = verdictOf(await project.call(trial.call(`c${i}`, project.root)));
  }
  return verdicts;
}

/** Loads the rules of as many trials as can be; answers which, in the order of their collections. */
async function loadWhatLoads(
  project: EmulatorProject,
  indexes: readonly number[],
  trials: readonly Trial[],
): Promise<readonly number[]> {
  const select = (chosen: readonly number[]) => sourceOf(chosen.map((index) => trials[index] as Trial));
  const lines = new Set(await project.loadRules(select(indexes)));
  if (lines.size === 0 || indexes.length === 0) return indexes;
  // A broken line can spoil its neighbours: each that is named is tried alone.
  const named = indexes.filter((_, i) => lines.has(i + FIRST_LINE));
  const suspects = named.length > 0 ? named : indexes;
  const innocent: number[] = [];
  for (const index of suspects) {
    if ((await project.loadRules(select([index]))).length === 0) innocent.push(index);
  }
  const rest = indexes.filter((index) => !suspects.includes(index) || innocent.includes(index));
  if (rest.length === indexes.length) throw new Error(`Rules load one by one, not together:\n${select(indexes)}`);
  return loadWhatLoads(project, rest, trials);
}

/** The documents that the trials' collections hold, and those that rules ask for. */
async function seed(project: EmulatorProject, trials: readonly Trial[]): Promise<void> {
  const set = (path: string, plain: Fields) => ({
    update: { name: `${project.root}/${path}`, fields: encodeFields(plain) },
  });
  const writes = [
    ...trials.map(({ stored }, i) => set(`c${i}/x`, stored)),
    set('users/me', { role: 'staff', a: 1, b: true }),
  ];
  const authorization = 'Bearer owner';
  const reply = await project.call({ method: 'POST', path: ':commit', body: { writes }, authorization });
  if (reply.status !== 200) throw new Error(`Seeding answered ${reply.status}: ${reply.text}`);
}

/** The last reason counts: the official emulator tells first what it found before it had read the document. */
function verdictOf({ status, text }: Reply): Verdict {
  if (status === 403) return /false for '\w+' @ L\d+"/.test(text) ? 'false' : 'error';
  return status === 400 || status >= 500 ? 'invalid' : 'allowed';
}
