import { useRef, useState } from 'react';

/** Where a form is on its way to being saved. */
export type SavingStep = 'editing' | 'asking' | 'saving' | 'conflict' | 'saved';

/** How an attempt to save ended. */
export type SavingOutcome = 'saved' | 'conflict' | 'failed';

interface Options {
  /** Whether a question is asked before saving. */
  readonly asks: boolean;
  /** Whether the form may be saved; says what is wrong itself. */
  readonly validate: (form: HTMLFormElement) => boolean;
  /** Saves; with `overwrite` over what someone else changed meanwhile. Says what went wrong itself. */
  readonly save: (overwrite: boolean) => Promise<SavingOutcome>;
}

/** The saves that run on this page; each ends by itself, whatever becomes of its form. */
const runningSaves = new Set<Promise<unknown>>();

/** Resolves once no save runs any more, however they ended. */
export async function savesEnded(): Promise<void> {
  await Promise.allSettled(runningSaves);
}

/**
 * The way of a form to its save: editing -> asking -> saving -> saved, from saving back to editing when it
 * failed, or to conflict when someone else changed the document. No step can be taken twice at a time.
 */
export function useSaving({ asks, validate, save }: Options) {
  const [step, setStep] = useState<SavingStep>('editing');
  const running = useRef(false);

  const run = async (overwrite: boolean) => {
    if (running.current) return;
    running.current = true;
    setStep('saving');
    const attempt = save(overwrite);
    runningSaves.add(attempt);
    const outcome = await attempt.finally(() => runningSaves.delete(attempt));
    running.current = false;
    setStep(outcome === 'failed' ? 'editing' : outcome);
  };
  /** A dialog that closes reports it, too, when its question was answered already. */
  const backFrom = (from: SavingStep) => () => setStep((now) => (now === from ? 'editing' : now));

  return {
    step,
    busy: step === 'saving' || step === 'saved',
    submit: (form: HTMLFormElement) => {
      if (running.current || step === 'saved' || !validate(form)) return;
      if (asks) setStep('asking');
      else void run(false);
    },
    confirm: () => run(false),
    overwrite: () => run(true),
    cancel: backFrom('asking'),
    leaveConflict: backFrom('conflict'),
  };
}
