import { type LedgerEntry, ledgerEntries } from './uploadLedger.ts';

/** Who settles entries of the ledger: a form, a save or a deletion. It is alive until released, or its tab gone. */
export interface Owner {
  readonly id: string;
  /** Resolves once other tabs can see that it is alive. */
  readonly ready: Promise<void>;
  release(): void;
}

/** Begins the names of the locks by which tabs see each other's owners. */
const prefix = 'staff-upload:';

/** How long an owner counts as alive where the browser has no locks that would tell, in milliseconds. */
const ownerLifetimeMs = 24 * 60 * 60 * 1000;

const ofThisPage = new Set<string>();

export function becomeOwner(): Owner {
  const id = crypto.randomUUID();
  let endHold = () => {};
  const released = new Promise<void>((resolve) => {
    endHold = resolve;
  });
  ofThisPage.add(id);
  return {
    id,
    ready: holdLock(prefix + id, released),
    release() {
      ofThisPage.delete(id);
      endHold();
    },
  };
}

/** Resolves once the lock is held, which it is until `released`, or at once where the browser has no locks. */
function holdLock(name: string, released: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const hold = () => {
      resolve();
      return released;
    };
    if (navigator.locks) navigator.locks.request(name, hold).catch(() => resolve());
    else resolve();
  });
}

/** What stands in the ledger, by whether somebody is left to settle it. */
export interface Standing {
  readonly abandoned: readonly LedgerEntry[];
  /** Owners in other tabs that settle the rest. */
  readonly elsewhere: ReadonlySet<string>;
}

export async function readStanding(): Promise<Standing> {
  // In this order: whoever recorded something before the entries were read is seen to be alive after that.
  const entries = ledgerEntries();
  const liveOwners = await ownersOfAllTabs();
  const isAlive = ({ owner, recorded }: LedgerEntry) =>
    ofThisPage.has(owner) || (liveOwners ? liveOwners.has(owner) : Date.now() - recorded < ownerLifetimeMs);
  const others = entries.filter(({ owner }) => !ofThisPage.has(owner) && liveOwners?.has(owner));
  return {
    abandoned: entries.filter((entry) => !isAlive(entry)),
    elsewhere: new Set(others.map(({ owner }) => owner)),
  };
}

/** Resolves once an owner in another tab is released, or its tab gone. Only where the browser has locks. */
export async function ownerEnds(id: string): Promise<void> {
  await navigator.locks.request(prefix + id, () => {});
}

/** The owners that some tab of this browser still holds, or null where that cannot be told. */
async function ownersOfAllTabs(): Promise<ReadonlySet<string> | null> {
  const snapshot = await navigator.locks?.query().catch(() => null);
  if (!snapshot) return null;
  const names = [...(snapshot.held ?? []), ...(snapshot.pending ?? [])].map(({ name = '' }) => name);
  return new Set(names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)));
}
