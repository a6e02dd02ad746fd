import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { staffPaths } from '../../config/staffPaths.ts';
import { fetchTeam } from '../../data/staff/team.ts';
import { localeNames } from '../../locales/localeNames.ts';
import { isClosed } from '../../model/leads/lead.ts';
import { ChoiceField } from '../../ui/components/ChoiceField.tsx';
import { TextArea, TextField } from '../../ui/components/Field.tsx';
import { DocumentForm } from '../documents/form/DocumentForm.tsx';
import { FormPanel } from '../documents/form/FormPanel.tsx';
import { fieldOf } from '../documents/form/fieldOf.ts';
import { type DocumentFormState, useDocumentForm } from '../documents/form/useDocumentForm.ts';
import { useAccounts } from '../documents/list/lastSave.ts';
import layout from '../layout/layout.module.css';
import { InquiryFacts } from './InquiryFacts.tsx';
import { type LeadForm, leadKind } from './leadForm.ts';
import { sourceNames, stateNames } from './leadTexts.ts';
import { StockField } from './StockField.tsx';

interface NewLeadProps {
  /** Of an inquiry that was sent by mail. */
  readonly id?: string;
  readonly template: LeadForm;
  /** By default its page is opened. */
  readonly onSaved?: () => void;
}

export function NewLead({ id, template, onSaved }: NewLeadProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const location = useLocation();
  const state = useDocumentForm(leadKind, {
    opened: null,
    id,
    template,
    onSaved: () => {
      void client.invalidateQueries({ queryKey: ['Leads'] });
      if (onSaved) onSaved();
      else void navigate(staffPaths.lead(state.id), { replace: true, state: location.state });
    },
  });
  return (
    <DocumentForm state={state} submitLabel="Store lead">
      <FormPanel heading="Person and inquiry">
        <PersonFields state={state} />
        <InquiryFacts form={state.values} />
      </FormPanel>
      <WorkFields state={state} />
    </DocumentForm>
  );
}

interface FieldsProps {
  readonly state: DocumentFormState<LeadForm>;
}

export function LeadEditor({ state, isSavedAgain }: FieldsProps & { readonly isSavedAgain: boolean }) {
  return (
    <DocumentForm state={state} submitLabel="Save" isSavedAgain={isSavedAgain}>
      <WorkFields state={state} />
      <details className={layout.box}>
        <summary>Person and inquiry</summary>
        <PersonFields state={state} />
      </details>
    </DocumentForm>
  );
}

function WorkFields({ state }: FieldsProps) {
  const { register } = state.form;
  const { State, Owner } = state.values;
  const accounts = useAccounts();
  const members = useMembers(accounts);
  const closed = isClosed({ state: State });
  return (
    <FormPanel heading="What becomes of it">
      <div className={layout.columns}>
        <ChoiceField label="State" {...register('State')} names={stateNames} />
        <ChoiceField
          label="Who has it"
          {...register('Owner')}
          value={Owner ?? ''}
          blank="Nobody yet"
          names={members}
        >
          {Owner && !members.some(([uid]) => uid === Owner) && (
            <option value={Owner}>{accounts.get(Owner) ?? 'Another account'}</option>
          )}
        </ChoiceField>
      </div>
      {State === 'lost' && <TextField label="Reason" required {...fieldOf(state.form, 'Reason')} />}
      <div className={layout.columns} hidden={closed}>
        <TextField label="Next step" autoComplete="off" {...register('Next')} />
        <TextField label="Day" type="date" {...fieldOf(state.form, 'Due')} />
      </div>
    </FormPanel>
  );
}

function PersonFields({ state }: FieldsProps) {
  const { register } = state.form;
  const { Cars, Source } = state.values;
  const field = (name: 'Name' | 'Phone' | 'Email' | 'Car' | 'Message') => fieldOf(state.form, name);
  return (
    <div className={layout.stack}>
      <div className={layout.columns}>
        <TextField label="Name" required autoComplete="off" {...field('Name')} />
        <TextField label="Phone" type="tel" dir="ltr" autoComplete="off" {...field('Phone')} />
        <TextField label="Email" type="email" dir="ltr" autoComplete="off" {...field('Email')} />
        <TextField label="Car" autoComplete="off" {...field('Car')} />
        {Source !== 'site' && Cars.length <= 1 && (
          <StockField
            carId={Cars[0] ?? ''}
            onChoose={(carId, title, before) => {
              state.form.setValue('Cars', carId ? [carId] : [], { shouldDirty: true });
              // What a person asked for in other words stays.
              const typed = state.form.getValues('Car').trim();
              if (typed === '' || typed === before) state.form.setValue('Car', title, { shouldDirty: true });
            }}
          />
        )}
        <ChoiceField label="Language" {...register('Locale')} names={localeNames} />
        <ChoiceField label="Came by" {...register('Source')} names={sourceNames} />
      </div>
      <TextArea label="Message" rows={5} dir="auto" {...field('Message')} />
    </div>
  );
}

/** Who can have a lead: the members of a closed team, else all accounts. */
function useMembers(accounts: ReadonlyMap<string, string>): readonly (readonly [string, string])[] {
  const { data: team } = useQuery({ queryKey: ['team'], queryFn: fetchTeam });
  if (!team?.isClosed) return [...accounts];
  return team.accounts.filter(({ isMember }) => isMember).map(({ uid, email }) => [uid, email] as const);
}
