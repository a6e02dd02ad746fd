/** One rule and one request, run on an emulator together with others. */
import { type Fields, fields } from '../wire.ts';
import type { Call, EmulatorProject, Reply } from './emulator.ts';

/** One request to the rules. */
export interface Trial {
  /** As printed in differences. */
  readonly text: string;
  /** The content of `match /{collection}/{id}`, on one line. */
  readonly rules: string;
  /** The fields of `{collection}/x`. */
  readonly stored: Fields;
  /** The path of the match around the rules; `/{collection}/{id}` by default. */
  pattern?(collection: string): string;
  call(collection: string, root: string): Call;
}

/**
 * The rules' decision; `refused` if they do not load, `invalid` if the request is invalid, `failed` if the
 * emulator crashes while it loads them, and `crashed` if it does at the request.
 */
export type Verdict = 'allowed' | 'false' | 'error' | 'refused' | 'invalid' | 'failed' | 'crashed';

const FIRST_LINE = 3;

const sourceOf = (trials: readonly Trial[]): string => `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
${trials.map(({ rules, pattern }, i) => `match ${pattern?.(`c${i}`) ?? `/c${i}/{id}`} { ${rules} }`).join('\n')}
match /never/{id} { allow write; }
} }`;

/** Runs trials on an emulator: each has its own collection, all share one rules file. */
export async function judge(project: EmulatorProject, trials: readonly Trial[]): Promise<readonly Verdict[]> {
  const verdicts = new Map<Trial, Verdict>();
  const loaded = await loadWhatLoads(project, trials, verdicts);
  await seed(project, loaded);
  for (const [i, trial] of loaded.entries()) {
    verdicts.set(trial, verdictOf(await project.call(trial.call(`c${i}`, project.root))));
  }
  return trials.map((trial) => verdicts.get(trial) ?? 'failed');
}

/** Loads the rules of as many trials as possible and returns them; the others get their verdicts. */
async function loadWhatLoads(
  project: EmulatorProject,
  trials: readonly Trial[],
  verdicts: Map<Trial, Verdict>,
): Promise<readonly Trial[]> {
  const { outcome, lines } = await project.loadRules(sourceOf(trials));
  if (outcome === 'loaded' || trials.length === 0) return trials;
  // An invalid line can affect its neighbours, so each reported one is tried alone.
  const named = trials.filter((_, i) => lines.includes(i + FIRST_LINE));
  for (const suspect of named.length > 0 ? named : trials) {
    const alone = await project.loadRules(sourceOf([suspect]));
    if (alone.outcome !== 'loaded') verdicts.set(suspect, alone.outcome);
  }
  const rest = trials.filter((trial) => !verdicts.has(trial));
  if (rest.length === trials.length)
    throw new Error(`Rules load one by one, not together:\n${sourceOf(rest)}`);
  return loadWhatLoads(project, rest, verdicts);
}

/** The documents in the trials' collections, and those that rules read. */
async function seed(project: EmulatorProject, trials: readonly Trial[]): Promise<void> {
  const set = (path: string, plain: Fields) => ({
    update: { name: `${project.root}/${path}`, fields: fields(plain) },
  });
  const writes = [
    ...trials.map(({ stored }, i) => set(`c${i}/x`, stored)),
    ...trials.map(({ stored }, i) => set(`p/q/c${i}/x`, stored)),
    set('users/me', { role: 'staff', a: 1, b: true, ok: true }),
  ];
  const authorization = 'Bearer owner';
  const reply = await project.call({ method: 'POST', path: ':commit', body: { writes }, authorization });
  if (reply.status !== 200) throw new Error(`Seeding answered ${reply.status}: ${reply.text}`);
}

/** The last reason counts: the official emulator first reports those from before it read the document. */
function verdictOf({ status, text }: Reply): Verdict {
  if (status === 403) return /false for '\w+' @ L\d+"/.test(text) ? 'false' : 'error';
  if (status >= 500) return 'crashed';
  return status === 400 ? 'invalid' : 'allowed';
}
