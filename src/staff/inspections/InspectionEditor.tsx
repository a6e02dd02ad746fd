import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { inspectionNames } from '#locales/inspectionNames.ts';
import type { OpenedInspection } from '../../data/staff/inspections.ts';
import { type Fuel, fuels, parseCode } from '../../model/car/carFacts.ts';
import { groupCodes, hasPlug, inspectionGroups, pointsFor } from '../../model/inspection/points.ts';
import { TextField } from '../../ui/components/Field.tsx';
import { DocumentForm } from '../documents/form/DocumentForm.tsx';
import { FormPanel } from '../documents/form/FormPanel.tsx';
import { fieldOf } from '../documents/form/fieldOf.ts';
import { useDocumentForm } from '../documents/form/useDocumentForm.ts';
import layout from '../layout/layout.module.css';
import { AllPoints } from './AllPoints.tsx';
import { DeleteReport } from './DeleteReport.tsx';
import { FlawsPanel } from './FlawsPanel.tsx';
import {
  createInspectionKind,
  type InspectionForm,
  toInspectionForm,
  unansweredIn,
} from './inspectionForm.ts';
import { Measurements } from './Measurements.tsx';
import { NoteTranslationsPanel } from './NoteTranslationsPanel.tsx';
import { PointGroup } from './PointGroup.tsx';
import { useFlawIntake } from './useFlawIntake.ts';

export function InspectionEditor({ opened }: { readonly opened: OpenedInspection }) {
  const kind = useMemo(() => createInspectionKind(opened), [opened]);
  const state = useDocumentForm(kind, {
    id: opened.id,
    opened: opened.report && { id: opened.id, fields: opened.report },
    template: useMemo(() => ({ ...toInspectionForm({}), Date: today() }), []),
  });
  const { form, values, progress } = state;
  const intake = useFlawIntake(form);
  const fuel = parseCode(opened.car.Fuel, fuels);
  return (
    <>
      <DocumentForm state={state} waitingFor={intake.waitingFor} onConvert={intake.convert}>
        <FormPanel heading="Inspection">
          <GeneralFields form={form} fuel={fuel} />
        </FormPanel>
        <FormPanel heading="Flaws">
          <FlawsPanel form={form} intake={intake} progress={progress} />
        </FormPanel>
        <FormPanel heading="Points">
          <AllPoints form={form} fuel={fuel} />
        </FormPanel>
        {groupCodes.map((group) => (
          <FormPanel
            key={group}
            heading={inspectionNames.groups[group]}
            unanswered={unansweredIn(pointsFor(fuel, inspectionGroups[group]), values.Points).length}
          >
            <PointGroup form={form} group={group} fuel={fuel} />
            {group === 'body' && <Measurements form={form} field="Paint" />}
            {group === 'wheels' && <Measurements form={form} field="Tread" />}
          </FormPanel>
        ))}
        <NoteTranslationsPanel form={form} />
      </DocumentForm>
      {opened.report && <DeleteReport id={opened.id} disabled={state.busy} />}
    </>
  );
}

interface GeneralProps {
  readonly form: UseFormReturn<InspectionForm>;
  readonly fuel: Fuel | null;
}

function GeneralFields({ form, fuel }: GeneralProps) {
  return (
    <div className={layout.columns}>
      <TextField label="Inspector" required autoComplete="name" {...fieldOf(form, 'Inspector')} />
      <TextField
        label="Qualification"
        autoComplete="on"
        placeholder="Vehicle engineer, TÜV Nord"
        {...form.register('Qualification')}
      />
      <TextField
        label="Place"
        required
        autoComplete="off"
        placeholder="Bremerhaven"
        {...fieldOf(form, 'Place')}
      />
      <TextField label="Date" type="date" required {...fieldOf(form, 'Date')} />
      <TextField
        label="Odometer (km)"
        required
        inputMode="numeric"
        autoComplete="off"
        {...fieldOf(form, 'Odometer')}
      />
      {(hasPlug(fuel) || form.getValues('Battery_Health')) && (
        <TextField
          label="Battery state of health (%)"
          inputMode="numeric"
          autoComplete="off"
          {...fieldOf(form, 'Battery_Health')}
        />
      )}
    </div>
  );
}

/** Today in the device's time zone: an inspector does not cross midnight in Cairo. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
