import type { UseFormReturn } from 'react-hook-form';
import type { PointCode } from '../../model/inspection/points.ts';
import { useOwnNotice } from '../notices/useOwnNotice.ts';
import type { InspectionForm } from './inspectionForm.ts';

/** Marks points as good; Undo leaves those that were answered since. */
export function useMarkGood(form: UseFormReturn<InspectionForm>) {
  const showOwn = useOwnNotice();
  return (codes: readonly PointCode[]) => {
    const setAll = (from: string, to: string) => {
      for (const code of codes)
        if ((form.getValues(`Points.${code}`) ?? '') === from)
          form.setValue(`Points.${code}`, to, { shouldDirty: true });
    };
    setAll('', 'good');
    const marked = codes.length === 1 ? '1 point is' : `${codes.length} points are`;
    showOwn(`${marked} marked as good.`, { label: 'Undo', run: () => setAll('good', '') });
  };
}
