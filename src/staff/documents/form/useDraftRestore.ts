import { useEffect, useEffectEvent } from 'react';
import { showNotice } from '../../notices/notices.ts';
import { sources } from '../../pictures/convert/pictureSource.ts';
import type { FormPictures } from '../../pictures/pictures.ts';
import { inShapeOf, withoutMissing } from './documentKind.ts';
import type { FormParts } from './formParts.ts';
import { fileNameOf, findGonePictures } from './gonePictures.ts';

interface Options<Form extends FormPictures> extends FormParts<Form> {
  /** The form of a deleted document opens with its draft. */
  readonly deletedId: string | undefined;
  readonly setDeletedBase: (base: Form | null) => void;
}

/** @returns continues the offered draft */
export function useDraftRestore<Form extends FormPictures>({
  kind,
  opened,
  state: { step },
  dispatch,
  draft,
  resetContent,
  deletedId,
  setDeletedBase,
}: Options<Form>): () => Promise<void> {
  const restoreDraft = async () => {
    // What is typed meanwhile would be replaced.
    dispatch({ type: 'go', to: 'restoring' });
    const loaded = await draft.restore();
    if (!loaded) return dispatch({ type: 'go', to: 'editing' });
    const { documentId } = loaded.draft;
    // The document of an edit was deleted since: the draft becomes a new one.
    const isDeleted = !opened && loaded.draft.base !== null;
    if (isDeleted) setDeletedBase(loaded.draft.base);
    const versions = isDeleted ? [null, null] : [loaded.draft.base, loaded.draft.submitted];
    const [from, tried] = versions.map((version) => version && inShapeOf(kind, version)) as [
      Form | null,
      Form | null,
    ];
    const restored = withoutMissing(kind, inShapeOf(kind, loaded.draft.form));
    const gone = opened ? [] : await findGonePictures(kind, restored);
    dispatch({ type: 'go', to: 'editing' });
    for (const { file, source } of Object.values(restored.files))
      if (file && source) sources.set(file, source);
    dispatch({ type: 'replace', id: documentId, base: from, submitted: tried });
    resetContent(from, kind.withoutPictures?.(restored, new Set(gone)) ?? restored);
    if (loaded.missing.length > 0)
      showNotice('error', `No longer on this device, please add again: ${loaded.missing.join(', ')}`);
    if (gone.length > 0)
      showNotice('error', `No longer stored, please add again: ${gone.map(fileNameOf).join(', ')}`);
  };
  const restoreOffered = useEffectEvent(() => {
    if (deletedId && step === 'editing') void restoreDraft();
  });
  useEffect(() => {
    if (draft.offered) restoreOffered();
  }, [draft.offered]);
  return restoreDraft;
}
