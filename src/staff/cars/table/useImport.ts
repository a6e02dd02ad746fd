import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fetchStoredCars } from '../../../data/staff/cars.ts';
import { keepScreenOn } from '../../../data/staff/storage.ts';
import { trackSave } from '../../documents/form/runningSaves.ts';
import { dismissErrors, showNotice } from '../../notices/notices.ts';
import { showFailure } from '../../notices/showFailure.ts';
import { warnIfSlow } from '../../notices/warnIfSlow.ts';
import { announceUnpublished, usePublishNow } from '../../publishing/publishing.ts';
import { type PlannedRow, planImport, toStoredCar } from './planImport.ts';
import { useSheet } from './useSheet.ts';
import {
  type CarWrite,
  findDoubleWrites,
  toWrite,
  undoRows,
  type WriteResult,
  writeRows,
} from './writeImport.ts';

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** What was written so far, and the result of the last run. */
interface Outcome extends WriteResult {
  readonly kind: 'import' | 'undo';
}

const queryKey = ['stored-cars'];
const outcomeKey = ['import-outcome'];

const doublesMessage =
  'Others added cars of this sheet meanwhile. Nothing was imported yet: please look at the rows again.';

const doubleMessage = 'Others added a car with this VIN meanwhile.';

export function useImport() {
  const client = useQueryClient();
  const publishNow = usePublishNow();
  const query = useQuery({
    queryKey,
    queryFn: fetchStoredCars,
    // The plan is compared with what was stored when the page was opened; saves merge.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const sheetState = useSheet();
  const { sheet, mapping } = sheetState;
  const [answers, setAnswers] = useState<ReadonlyMap<number, string>>(new Map());
  const [clearsBlank, setClearsBlank] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  // Kept across staff pages until reload, for its Undo.
  const { data: outcome } = useQuery<Outcome | null>({
    queryKey: outcomeKey,
    queryFn: skipToken,
    initialData: null,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const setOutcome = (next: Outcome | null) => client.setQueryData(outcomeKey, next);
  const [isAnother, setIsAnother] = useState(false);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const cars = useMemo(() => query.data?.map(toStoredCar) ?? null, [query.data]);
  const rows = useMemo(
    () => sheet && cars && planImport(sheet, cars, { mapping, answers, clearsBlank }),
    [sheet, cars, mapping, answers, clearsBlank],
  );

  const run = async (kind: Outcome['kind'], writes: readonly CarWrite[]): Promise<WriteResult> => {
    dismissErrors();
    controller.current = new AbortController();
    setProgress({ done: 0, total: writes.length });
    const wakeLock = await keepScreenOn();
    const work = kind === 'import' ? writeRows : undoRows;
    let endWarning = warnIfSlow();
    const onProgress = (done: number) => {
      endWarning();
      endWarning = warnIfSlow();
      setProgress({ done, total: writes.length });
    };
    const result = await trackSave(work(writes, controller.current.signal, onProgress)).finally(() =>
      endWarning(),
    );
    await wakeLock?.release();
    await client.invalidateQueries({ queryKey: ['Cars'] });
    setProgress(null);
    return result;
  };
  const write = async (kind: Outcome['kind'], writes: readonly CarWrite[], before?: Outcome) => {
    const result = await run(kind, writes);
    const final = before?.failures.filter(({ message }) => message !== null) ?? [];
    setOutcome({
      kind,
      written: [...(before?.written ?? []), ...result.written],
      failures: [...final, ...result.failures],
      left: result.left,
    });
    const failure = result.failures.find(({ message }) => message === null);
    if (failure)
      await showFailure(
        failure.error,
        `Some rows were not ${kind === 'import' ? 'imported' : 'taken back'}.`,
      );
    if (result.written.some(({ before, after }) => !(before ?? after).Hidden || !after.Hidden))
      announceUnpublished(publishNow);
  };
  /** Whether a car that the plan adds is one that others added since the sheet was opened; its row is planned again. */
  const findsDoubles = async (planned: readonly PlannedRow[]): Promise<boolean> => {
    const asNew = planned.filter(({ state }) => state === 'new');
    if (!sheet || asNew.length === 0) return false;
    const stored = await fetchStoredCars();
    const again = planImport(sheet, stored.map(toStoredCar), { mapping, answers, clearsBlank });
    const isNew = new Set(again.filter(({ state }) => state === 'new').map(({ number }) => number));
    if (asNew.every(({ number }) => isNew.has(number))) return false;
    client.setQueryData(queryKey, stored);
    return true;
  };
  const start = async (planned: readonly PlannedRow[]) => {
    dismissErrors();
    setProgress({ done: 0, total: planned.length });
    controller.current = new AbortController();
    const { signal } = controller.current;
    try {
      const hasDoubles = await findsDoubles(planned);
      if (hasDoubles) showNotice('error', doublesMessage);
      if (hasDoubles || signal.aborted) return setProgress(null);
    } catch (error) {
      setProgress(null);
      return showFailure(error, 'Nothing was imported.', () => void start(planned));
    }
    await write(
      'import',
      planned.map(({ title, car, form }) => toWrite(title, car, form)),
    );
  };
  const retry = async ({ kind, ...result }: Outcome): Promise<void> => {
    const writes = unfinished(result);
    try {
      const doubles = kind === 'import' ? await findDoubleWrites(writes) : [];
      const failures = doubles.map((write) => ({ write, error: null, message: doubleMessage }));
      await write(
        kind,
        writes.filter((each) => !doubles.includes(each)),
        { kind, ...result, failures: [...result.failures, ...failures] },
      );
    } catch (error) {
      await showFailure(error, 'Nothing was imported.', () => void retry({ kind, ...result }));
    }
  };
  return {
    query,
    sheetState,
    /** Whether a sheet was closed, to choose another. */
    isAnother,
    rows,
    answers,
    answer: (number: number, answer: string) => setAnswers((now) => new Map(now).set(number, answer)),
    clearsBlank,
    setClearsBlank,
    progress,
    outcome,
    cancel: () => controller.current?.abort(),
    start,
    /** Continues what was cancelled or lost its connection. */
    retry: () => outcome && retry(outcome),
    undo: () => outcome && write('undo', outcome.written),
    /** Back to the choice of a sheet. */
    reset: async () => {
      sheetState.close();
      setIsAnother(true);
      setAnswers(new Map());
      setClearsBlank(false);
      setOutcome(null);
      await client.invalidateQueries({ queryKey });
    },
  };
}

export function unfinished({ failures, left }: WriteResult): readonly CarWrite[] {
  return [...failures.flatMap(({ write, message }) => (message === null ? [write] : [])), ...left];
}

export type ImportState = ReturnType<typeof useImport>;
