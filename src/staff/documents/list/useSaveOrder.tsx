import { useSearchParams } from 'react-router-dom';
import type { Listed } from '../../../data/staff/documents.ts';
import { ChoiceField } from '../../../ui/components/ChoiceField.tsx';
import { byLastSave } from './lastSave.ts';

const orders = { newest: 'Newest first', saved: 'Last saved first' };

/** Sorts a list by its parameter in the URL. */
export function useSaveOrder<T extends Listed<unknown>>(noun: string, documents: readonly T[]) {
  const [params, setParams] = useSearchParams();
  const key = `${noun}-sort`;
  const order = params.get(key) === 'saved' ? 'saved' : 'newest';
  const choose = (chosen: string) =>
    setParams(
      (now) => {
        now.set(key, chosen);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    listed: order === 'saved' ? [...documents].sort(byLastSave) : documents,
    tools: documents.length > 1 && (
      <ChoiceField
        label={`Sort ${noun} by`}
        value={order}
        onChange={({ target }) => choose(target.value)}
        names={orders}
      />
    ),
  };
}
