import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { carImageRule } from '../../model/image/imageRules.ts';
import { toStoredFlaw } from '../../model/inspection/inspection.ts';
import { flawThresholds } from '../../model/inspection/points.ts';
import { carPictureMessages } from '../cars/messages.ts';
import { addFiles } from '../pictures/addFiles.ts';
import { prefetchConverter } from '../pictures/convert/converter.ts';
import { usePictureIntake } from '../pictures/usePictureIntake.ts';
import type { InspectionForm } from './inspectionForm.ts';

/** Pictures of flaws. Those of a camera are converted at once, because none of them follows the rule. */
export function useFlawIntake(form: UseFormReturn<InspectionForm>) {
  useEffect(prefetchConverter, []);
  const intake = usePictureIntake(form, {
    field: 'Flaws',
    rule: carImageRule,
    messages: carPictureMessages,
    onPictures: (files) => {
      const added = addFiles(form, 'Cars', files).map((image) =>
        toStoredFlaw({ image, place: 'open', type: 'scratch', size: flawThresholds.scratch, note: '' }),
      );
      form.setValue('Flaws', [...form.getValues('Flaws'), ...added], { shouldDirty: true });
    },
  });
  return {
    ...intake,
    add: async (files: readonly File[]) => {
      await intake.add(files);
      await intake.convert();
    },
  };
}
