import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { imageUrl } from '../../data/public/images.ts';
import { storePicture } from '../../data/staff/storage.ts';
import { blogImageRule } from '../../model/image/imageRules.ts';
import { createImagePath } from '../../model/image/storagePaths.ts';
import type { Size } from '../../model/image/webp.ts';
import type { Locale } from '../../model/locales.ts';
import { showNotice } from '../notices/notices.ts';
import { showFailure } from '../notices/showFailure.ts';
import { decodeWebpSize, type RefusedPicture } from '../pictures/checkPictures.ts';
import { getSource } from '../pictures/convert/pictureSource.ts';
import type { PictureTarget, Place } from '../pictures/pictures.ts';
import { usePictureIntake } from '../pictures/usePictureIntake.ts';
import type { BlogForm } from './blogForm.ts';
import { blogFormMessages, inlinePictureMessages } from './messages.ts';

/** An image as it is inserted: with its size, to avoid layout shifts. */
export interface StoredPicture extends Size {
  readonly url: string;
  readonly alt: string;
}

export interface TextEditor {
  readonly insert: (place: Place, image: StoredPicture) => void;
}

const start: Place = { language: 'en', index: 0 };

/** The field of pictures that are being uploaded. A draft has them too, so that leaving the page loses none. */
const uploads = 'uploads';

/**
 * Uploads the images of a post's content one at a time, and inserts each where it was put.
 * @param showLanguage mounts the editor of a language
 */
export function useInlinePictures(form: UseFormReturn<BlogForm>, showLanguage: (language: Locale) => void) {
  const [uploadCount, setUploadCount] = useState(0);
  const editors = useRef(new Map<Locale, TextEditor>());
  const awaited = useRef(new Map<Locale, (editor: TextEditor) => void>());
  /** Those of `uploads` that this page uploads; others are of a draft. */
  const running = useRef(new Set<File>());
  const waiting = useWatch({ control: form.control, name: 'waiting' });
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const findEditor = (language: Locale): Promise<TextEditor> => {
    const editor = editors.current.get(language);
    if (editor) return Promise.resolve(editor);
    showLanguage(language);
    return new Promise((resolve) => awaited.current.set(language, resolve));
  };
  const setWaiting = (next: BlogForm['waiting']) => form.setValue('waiting', next, { shouldDirty: true });
  const placeOf = (file: File): Place =>
    form.getValues().waiting.find((each) => each.file === file)?.place ?? start;
  /** Resolves to the image if it could not be stored. */
  const store = async (file: File): Promise<readonly RefusedPicture[]> => {
    const chosen = getSource(file)?.original ?? file;
    const size = await decodeWebpSize(file);
    if (!size) return [];
    const path = createImagePath('Blogs', file.name);
    try {
      await storePicture({ path, file });
      const editor = await findEditor(placeOf(chosen).language);
      editor.insert(placeOf(chosen), { url: imageUrl(path), alt: altOf(file.name), ...size });
      showNotice('success', blogFormMessages.uploaded);
      return [];
    } catch (error) {
      await showFailure(error, blogFormMessages.uploadFailed());
      return [{ file, message: blogFormMessages.uploadFailed(), isUnstored: true }];
    }
  };
  const storeAll = async (files: readonly File[], { place = start }: PictureTarget) => {
    setUploadCount((now) => now + 1);
    const before = form.getValues().waiting;
    // A converted one is there with its original.
    const added = files.filter((file) => !getSource(file) && !before.some((each) => each.file === file));
    for (const file of added) running.current.add(file);
    setWaiting([...before, ...added.map((file) => ({ file, message: '', field: uploads, place }))]);
    const stored = files.map((file) => {
      const work = last.current.then(() => store(file));
      last.current = work;
      return work;
    });
    const left = (await Promise.all(stored)).flat();
    setWaiting(
      form.getValues().waiting.filter(({ field, file }) => field !== uploads || !files.includes(file)),
    );
    setUploadCount((now) => now - 1);
    return left;
  };
  const intake = usePictureIntake(form, {
    field: 'content',
    rule: blogImageRule,
    messages: inlinePictureMessages,
    onPictures: storeAll,
  });
  useEffect(() => {
    for (const { field, file, place } of waiting) {
      if (field !== uploads || running.current.has(file)) continue;
      running.current.add(file);
      void intake.add([file], { place });
    }
  });
  return {
    busy: uploadCount > 0,
    intake,
    setEditor: (language: Locale, editor: TextEditor | null) => {
      if (!editor) return void editors.current.delete(language);
      editors.current.set(language, editor);
      awaited.current.get(language)?.(editor);
      awaited.current.delete(language);
    },
    /** Moves the places in a text that was edited. @param move returns the new index of an index */
    moveIn: (language: Locale, move: (index: number) => number) => {
      const moved = (place: Place) =>
        place.language === language ? { ...place, index: move(place.index) } : place;
      const now = form.getValues().waiting;
      if (now.some(({ place }) => place?.language === language))
        setWaiting(now.map((each) => ({ ...each, place: each.place && moved(each.place) })));
    },
  };
}

/** 'front-left.webp' -> 'front left', until staff describe the picture. */
function altOf(fileName: string): string {
  return fileName.replace(/\.\w+$|[_-]+/g, ' ').trim();
}
