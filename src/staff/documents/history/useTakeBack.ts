import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  ConflictError,
  MergedProblemError,
  NotFoundError,
  RefusedFieldError,
  StaleError,
} from '../../../data/staff/errors.ts';
import type { Fields } from '../../../model/text/parse.ts';
import { dismissErrors, showNotice } from '../../notices/notices.ts';
import { showFailure } from '../../notices/showFailure.ts';
import type { AnyKind } from './kinds.ts';
import { resolveTakeBack, takeBack } from './takeBack.ts';

interface Conflict {
  readonly kind: AnyKind;
  readonly id: string;
  readonly from: Fields;
  readonly to: Fields;
  readonly error: ConflictError;
}

/** Takes changes of documents back, and asks if others changed the same fields since then. */
export function useTakeBack() {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const attempt = async (
    kind: AnyKind,
    id: string,
    from: Fields,
    to: Fields,
    /** Resolves to false if there was nothing to change. */
    write: () => Promise<unknown>,
  ): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    dismissErrors();
    setConflict(null);
    setBusy(true);
    try {
      const isSame = (await write()) === false;
      showNotice(
        'success',
        isSame
          ? `This ${kind.noun} is like that already. Nothing was changed.`
          : `This ${kind.noun} was changed back.`,
      );
    } catch (error) {
      if (error instanceof ConflictError) setConflict({ kind, id, from, to, error });
      else if (error instanceof StaleError)
        showNotice('error', `Someone changed this ${kind.noun} since. Nothing was taken back.`);
      else if (error instanceof NotFoundError) showNotice('error', kind.messages.notFound);
      else if (error instanceof MergedProblemError || error instanceof RefusedFieldError)
        showNotice('error', error.message);
      else await showFailure(error, kind.messages.edit.failed, () => void attempt(kind, id, from, to, write));
    } finally {
      isRunning.current = false;
      setBusy(false);
      await client.invalidateQueries();
    }
  };
  return {
    busy,
    conflict,
    cancel: () => setConflict(null),
    run: (kind: AnyKind, id: string, from: Fields, to: Fields) =>
      attempt(kind, id, from, to, () => takeBack(kind, id, from, to)),
    move: (kind: AnyKind, id: string, from: string) =>
      attempt(kind, id, {}, {}, async () => void (await kind.moveBack?.(id, from))),
    resolve: (theirsFor: readonly string[]) => {
      if (!conflict) return;
      const { kind, id, from, to, error } = conflict;
      void attempt(kind, id, from, to, () => resolveTakeBack(kind, id, from, to, error, theirsFor));
    },
  };
}

export type TakingBack = ReturnType<typeof useTakeBack>;
