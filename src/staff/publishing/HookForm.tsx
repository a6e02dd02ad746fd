import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { StaleError } from '../../data/staff/errors.ts';
import { parseSettings, savePublishing } from '../../data/staff/publishing.ts';
import { isBuildHook, type PublishingSettings } from '../../model/publishing.ts';
import { withAsciiDigits } from '../../model/text/digits.ts';
import { Button } from '../../ui/components/Button.tsx';
import { TextField } from '../../ui/components/Field.tsx';
import { useUnsavedGuard } from '../documents/form/useUnsavedGuard.ts';
import { LeaveModal } from '../layout/LeaveModal.tsx';
import layout from '../layout/layout.module.css';
import { dismissErrors, showNotice } from '../notices/notices.ts';
import { showFailure } from '../notices/showFailure.ts';

interface Typed {
  readonly hook?: string;
  readonly limit?: string;
  /** What was stored when it was typed. */
  readonly seen?: Pick<PublishingSettings, 'hook' | 'limit'>;
}

const nothing: Typed = {};

/** The build hook and the month's limit; open until there is a hook. */
export function HookForm({ settings }: { readonly settings: PublishingSettings }) {
  const client = useQueryClient();
  const [isOpen] = useState(settings.hook === '');
  const [typed, setTyped] = useState<Typed>(nothing);
  const { hook = settings.hook, seen = settings } = typed;
  const limit = withAsciiDigits(typed.limit ?? String(settings.limit)).trim();
  const [isChecked, setIsChecked] = useState(false);
  const isChanged = hook.trim() !== settings.hook || Number(limit) !== settings.limit;
  const { blocker } = useUnsavedGuard(isChanged);
  const isHookValid = isBuildHook(hook.trim());
  const isLimitValid = /^[1-9]\d{0,2}$/.test(limit);
  const save = useMutation({
    mutationFn: (changes: Parameters<typeof savePublishing>[0]) => savePublishing(changes, seen),
    onSuccess: async () => {
      showNotice('success', 'Publishing settings saved.');
      await client.invalidateQueries({ queryKey: ['publishing'] });
      setTyped(nothing);
    },
    onError: async (error) => {
      if (!(error instanceof StaleError))
        return showFailure(error, 'Failed to save the publishing settings.');
      const theirs = parseSettings(error.stored);
      setTyped({ hook, limit, seen: theirs });
      showNotice(
        'error',
        `This was changed meanwhile, to ${theirs.hook} and ${theirs.limit} deploys a month. Save again to replace it.`,
      );
      return client.invalidateQueries({ queryKey: ['publishing'] });
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    dismissErrors();
    setIsChecked(true);
    if (!isHookValid || !isLimitValid || save.isPending) return;
    // Doesn't overwrite a colleague's changes.
    save.mutate({
      ...(hook.trim() !== settings.hook && { hook: hook.trim() }),
      ...(Number(limit) !== settings.limit && { limit: Number(limit) }),
    });
  };
  return (
    <>
      <details className={layout.box} open={isOpen}>
        <summary>Build hook{isChanged && ': unsaved changes'}</summary>
        <ol>
          <li>
            In Netlify, open the site’s Project configuration, then Build &amp; deploy, then Build hooks.
          </li>
          <li>Add a build hook: any name, and the branch the site is built from.</li>
          <li>
            Copy its address and paste it here. Keep it to yourselves: anyone who has it can start builds.
          </li>
        </ol>
        <form className={layout.stack} noValidate onSubmit={onSubmit}>
          <TextField
            label="Address of the build hook"
            type="url"
            autoComplete="off"
            spellCheck={false}
            value={hook}
            hint="https://api.netlify.com/build_hooks/ and 24 letters and digits"
            error={
              isChecked && !isHookValid
                ? 'This is not the address of a Netlify build hook: https://api.netlify.com/build_hooks/ and 24 letters and digits.'
                : null
            }
            onChange={({ target }) => setTyped({ ...typed, hook: target.value, seen })}
          />
          <TextField
            label="Deploys a month"
            inputMode="numeric"
            value={typed.limit ?? limit}
            hint="After these, Publish now asks first. 20 on Netlify’s free plan, where a deploy costs 15 of 300 credits."
            error={isChecked && !isLimitValid ? 'A whole number from 1 to 999.' : null}
            onChange={({ target }) => setTyped({ ...typed, limit: target.value, seen })}
          />
          <Button type="submit" small aria-busy={save.isPending}>
            Save
          </Button>
        </form>
      </details>
      <LeaveModal blocker={blocker} detail="The typed publishing settings are not stored." destructive />
    </>
  );
}
