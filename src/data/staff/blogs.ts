import { collection, getDocs, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import type { Blog } from '../../model/blog.ts';
import { type BlogForm, blogFormOf } from '../../model/blogForm.ts';
import { differing, type Fields } from '../../model/read.ts';
import { pathsNamedBy } from '../../model/storedNames.ts';
import { readBlog } from '../public/blogDocument.ts';
import { imageUrl } from '../public/images.ts';
import { clearCached } from '../rest/cache.ts';
import {
  changeDocument,
  createDocument,
  type KnownVersions,
  newDocumentId,
  readFields,
  requireVersion,
  versionOf,
} from './documents.ts';
import { firestore } from './firebase.ts';
import { deleteWithFiles, openUploads, type Uploads } from './uploads.ts';

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
  await withMainImage(blog, async (path) => {
    const fields = { ...fieldsOf(blog.form), mainImage: path && imageUrl(path) };
    await createDocument('Blogs', id, fields, { createdAt: serverTimestamp() });
    return fields;
  });
}

/**
 * Writes what the form says otherwise than the stored post, and nothing else, then deletes the images it no longer
 * shows. A post without a date, which no list of visitors shows, gets one.
 *
 * @param known the versions it may be written over
 * @throws NotFoundError, ConflictError, UploadError
 */
export async function updateBlog(id: string, known: KnownVersions, blog: BlogToSave): Promise<void> {
  // Asked before the upload as well as with the write: nobody should wait for it in vain.
  if (blog.mainImage) await requireVersion('Blogs', id, known);
  const now = Timestamp.now();
  await withMainImage(blog, async (path, uploads) => {
    let after: Fields = {};
    await changeDocument('Blogs', id, known, (stored) => {
      const changes = {
        ...differing(fieldsOf(blog.form), fieldsOf(blogFormOf(readBlog(id, stored)))),
        ...(path && { mainImage: path }),
        ...(stored.createdAt === undefined && { createdAt: now }),
      };
      after = { ...stored, ...changes };
      uploads.giveUp([...pathsNamedBy(stored)].filter((file) => !pathsNamedBy(after).has(file)));
      return changes;
    });
    return after;
  });
}

/** Uploads a new main image, writes, and forgets what public pages had read; on failure tidies up. */
async function withMainImage(
  { mainImage, onProgress, inlineUploads }: BlogToSave,
  write: (mainImagePath: string | null, uploads: Uploads) => Promise<Fields>,
): Promise<void> {
  const uploads = openUploads('Blogs');
  let named: ReadonlySet<string> | undefined;
  const save = async () => {
    const path = mainImage && (await uploads.store('mainImages', mainImage, onProgress));
    named = pathsNamedBy(await write(path, uploads));
    clearCached('blogs');
    await inlineUploads.settle(named);
  };
  try {
    await inlineUploads.during(save());
  } finally {
    await uploads.close(named);
  }
}

/**
 * Deletes the post's document, then the images nothing else shows; what cannot be deleted now is at a later visit.
 *
 * @throws NotFoundError where it is gone already
 */
export async function deleteBlog(id: string): Promise<void> {
  await deleteWithFiles('Blogs', id);
  clearCached('blogs');
}

function fieldsOf(form: BlogForm): Fields {
  return {
    title: form.title.trim(),
    author: form.author.trim(),
    summary: form.summary.trim(),
    content: form.content,
  };
}
