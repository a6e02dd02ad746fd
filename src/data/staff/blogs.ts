import { collection, deleteDoc, getDocs, serverTimestamp } from 'firebase/firestore/lite';
import type { Blog } from '../../model/blog.ts';
import type { BlogForm } from '../../model/blogForm.ts';
import type { Fields } from '../../model/read.ts';
import { pathsNamedBy } from '../../model/storedNames.ts';
import { readBlog } from '../public/blogDocument.ts';
import { imageUrl } from '../public/images.ts';
import { clearCached } from '../rest/cache.ts';
import {
  changeDocument,
  createDocument,
  newDocumentId,
  readFields,
  reference,
  requireVersion,
  versionOf,
} from './documents.ts';
import { NotFoundError } from './errors.ts';
import { firestore } from './firebase.ts';
import { deleteNoLongerNamed, openUploads, type Uploads } from './uploads.ts';

export interface BlogToSave {
  readonly form: BlogForm;
  /** A newly chosen main image, or null to keep the stored one. */
  readonly mainImage: File | null;
  /** Called with the part of the main image that is stored, 0 to 1. */
  readonly onProgress: (part: number) => void;
  /** What was uploaded for the text; what the text no longer shows is deleted with the save. */
  readonly inlineUploads: Uploads;
}

/** The id of a post that is to be added: the same for every attempt to. */
export const newBlogId = () => newDocumentId('Blogs');

/** All blog posts, newest first; those of old documents without a date come last. */
export async function listAllBlogs(): Promise<readonly Blog[]> {
  const { docs } = await getDocs(collection(firestore, 'Blogs'));
  const blogs = docs.map((document) => readBlog(document.id, document.data()));
  return blogs.sort((a, b) => (b.createdAt?.getTime() ?? 0) - (a.createdAt?.getTime() ?? 0));
}

/** A blog post to edit and the version it has, or null where there is none. */
export async function openBlog(
  id: string,
): Promise<{ readonly blog: Blog; readonly version: string } | null> {
  const fields = await readFields('Blogs', id);
  return fields && { blog: readBlog(id, fields), version: versionOf(fields) };
}

/** Stores an image of the text and resolves to its address. @throws UploadError */
export async function storeInlineImage(uploads: Uploads, file: File): Promise<string> {
  return imageUrl(await uploads.store('Blogs', file));
}

/**
 * Stores a new post; its main image is kept as an address (SPEC 3). A failure leaves no main image behind.
 *
 * @throws UploadError
 */
export async function addBlog(id: string, blog: BlogToSave): Promise<void> {
  await withMainImage(id, blog, async (path) => {
    const fields = fieldsOf(blog.form, path && imageUrl(path));
    await createDocument('Blogs', id, fields, { createdAt: serverTimestamp() });
    return fields;
  });
}

/**
 * Writes a post anew, keeping `createdAt` and the fields the form does not show, then deletes the images it
 * no longer shows.
 *
 * @param version the version that was opened, or null to overwrite whatever is stored now
 * @throws NotFoundError, ConflictError, UploadError
 */
export async function updateBlog(id: string, version: string | null, blog: BlogToSave): Promise<void> {
  // Asked before the upload as well as with the write: nobody should wait for it in vain.
  await requireVersion('Blogs', id, version);
  await withMainImage(id, blog, async (path) => {
    let after: Fields = {};
    const before = await changeDocument('Blogs', id, version, (stored) => {
      after = { createdAt: serverTimestamp(), ...stored, ...fieldsOf(blog.form, path ?? stored.mainImage) };
      return after;
    });
    await deleteUnlessShared(id, without(pathsNamedBy(before), pathsNamedBy(after))).catch(() => {});
    return after;
  });
}

/** Uploads a new main image, writes, and forgets what public pages had read; on failure tidies up. */
async function withMainImage(
  id: string,
  { mainImage, onProgress, inlineUploads }: BlogToSave,
  write: (mainImagePath: string | null) => Promise<Fields>,
): Promise<void> {
  const uploads = openUploads('Blogs', id);
  try {
    const path = mainImage && (await uploads.store('mainImages', mainImage, onProgress));
    const named = pathsNamedBy(await write(path));
    clearCached('blogs');
    await Promise.all([uploads.settle(named), inlineUploads.settle(named)]);
  } finally {
    await uploads.close();
  }
}

/** Deletes the post's document, then the images no other post shows. @throws NotFoundError where it is gone already */
export async function deleteBlog(id: string): Promise<void> {
  const fields = await readFields('Blogs', id);
  if (!fields) throw new NotFoundError();
  await deleteDoc(reference('Blogs', id));
  clearCached('blogs');
  await deleteUnlessShared(id, [...pathsNamedBy(fields)]).catch(() => {});
}

/** Text copied from one post to another takes its images' addresses along, so those may still be shown. */
async function deleteUnlessShared(id: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const { docs } = await getDocs(collection(firestore, 'Blogs'));
  const others = pathsNamedBy(docs.filter((other) => other.id !== id).map((other) => other.data()));
  await deleteNoLongerNamed(`Blogs/${id}`, without(new Set(paths), others));
}

function fieldsOf(form: BlogForm, mainImage: unknown): Fields {
  return {
    title: form.title.trim(),
    author: form.author.trim(),
    summary: form.summary.trim(),
    content: form.content,
    mainImage,
  };
}

function without(all: ReadonlySet<string>, kept: ReadonlySet<string>): readonly string[] {
  return [...all].filter((path) => !kept.has(path));
}
