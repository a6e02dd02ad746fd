import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { savePublishing } from '../../data/staff/publishing.ts';
import { isBuildHook, type PublishingSettings } from '../../model/publishing.ts';
import { Button } from '../../ui/components/Button.tsx';
import { TextField } from '../../ui/components/Field.tsx';
import layout from '../layout/layout.module.css';
import { dismissErrors, showNotice } from '../notices/notices.ts';
import { showFailure } from '../notices/showFailure.ts';

/** The build hook and the month's limit; open until there is a hook. */
export function HookForm({ settings }: { readonly settings: PublishingSettings }) {
  const client = useQueryClient();
  const [opened, setOpened] = useState(settings);
  const [hook, setHook] = useState(settings.hook);
  const [limit, setLimit] = useState(String(settings.limit));
  const [isChecked, setIsChecked] = useState(false);
  const isHookValid = isBuildHook(hook.trim());
  const isLimitValid = /^[1-9]\d{0,2}$/.test(limit.trim());
  const save = useMutation({
    mutationFn: savePublishing,
    networkMode: 'always',
    onSuccess: (_, saved) => {
      setOpened({ ...opened, ...saved });
      showNotice('success', 'Publishing settings saved.');
      return client.invalidateQueries({ queryKey: ['publishing'] });
    },
    onError: (error) => showFailure(error, 'Failed to save the publishing settings.'),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    dismissErrors();
    setIsChecked(true);
    if (!isHookValid || !isLimitValid) return;
    // Not what a colleague may have changed meanwhile.
    save.mutate({
      ...(hook.trim() !== opened.hook && { hook: hook.trim() }),
      ...(Number(limit) !== opened.limit && { limit: Number(limit) }),
    });
  };
  return (
    <details className={layout.box} open={settings.hook === '' || undefined}>
      <summary>Build hook</summary>
      <ol>
        <li>In Netlify, open the site’s Project configuration, then Build &amp; deploy, then Build hooks.</li>
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
          onChange={({ target }) => setHook(target.value)}
        />
        <TextField
          label="Deploys a month"
          inputMode="numeric"
          value={limit}
          hint="After these, Publish now asks first. 20 on Netlify’s free plan, where a deploy costs 15 of 300 credits."
          error={isChecked && !isLimitValid ? 'A whole number from 1 to 999.' : null}
          onChange={({ target }) => setLimit(target.value)}
        />
        <Button type="submit" small disabled={save.isPending}>
          Save
        </Button>
      </form>
    </details>
  );
}
