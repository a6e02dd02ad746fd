import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type Flaw, parseFlaw, toStoredFlaw } from '../../model/inspection/inspection.ts';
import { useRemovals } from '../documents/rows/useRemovals.tsx';
import layout from '../layout/layout.module.css';
import { ConvertOffer } from '../pictures/ConvertOffer.tsx';
import { FileDrop } from '../pictures/FileDrop.tsx';
import type { PictureIntake } from '../pictures/usePictureIntake.ts';
import { FlawCard } from './FlawCard.tsx';
import styles from './FlawsPanel.module.css';
import type { InspectionForm } from './inspectionForm.ts';

interface Props {
  readonly form: UseFormReturn<InspectionForm>;
  readonly intake: PictureIntake;
  /** Of each upload, 0 to 1, by path. */
  readonly progress: ReadonlyMap<string, number>;
}

export function FlawsPanel({ form, intake, progress }: Props) {
  const [lines, files] = useWatch({ control: form.control, name: ['Flaws', 'files'] });
  const setLines = (next: readonly string[]) => form.setValue('Flaws', [...next], { shouldDirty: true });
  const change = (index: number, flaw: Flaw) => setLines(lines.with(index, keepSpaces(flaw)));
  const removals = useRemovals(lines, setLines, (_line, index) => `flaw ${index + 1}`);
  return (
    <div ref={removals.element} className={layout.stack}>
      <FileDrop
        label="Pictures of flaws"
        name="Flaws"
        hint="Add one picture per flaw, then press the spot."
        multiple
        error={form.formState.errors.Flaws?.message}
        onFiles={(chosen) => void intake.add(chosen)}
      />
      <ConvertOffer intake={intake} />
      {lines.length > 0 && (
        <ol className={styles.flaws}>
          {lines.map((line, index) => {
            const flaw = parseFlaw(line);
            if (!flaw) return null;
            return (
              <FlawCard
                // biome-ignore lint/suspicious/noArrayIndexKey: two flaws may have one picture
                key={`${flaw.image} ${index}`}
                number={index + 1}
                flaw={flaw}
                file={files[flaw.image]?.file ?? null}
                progress={progress.get(flaw.image) ?? null}
                onChange={(next) => change(index, next)}
                onRemove={() => removals.remove(index)}
              />
            );
          })}
        </ol>
      )}
      {removals.undo}
    </div>
  );
}

/** Keeps a trailing space while the next word is being typed. */
function keepSpaces(flaw: Flaw): string {
  const { note } = flaw;
  return note ? `${toStoredFlaw({ ...flaw, note: '' })} ${note.trimStart()}` : toStoredFlaw(flaw);
}
