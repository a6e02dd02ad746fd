import { serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import type { Blog, BlogTexts, StoredBlog } from '../../model/blog/blog.ts';
import { type BlogForm, blogFormOf, blogTranslationsOf } from '../../model/blog/blogForm.ts';
import type { Edition } from '../../model/text/editions.ts';
import { differing, type Fields } from '../../model/text/read.ts';
import { eachTranslation, type Translations } from '../../model/text/texts.ts';
import { parseBlog, parseBlogTranslation } from '../public/blogDocument.ts';
import { imageUrl } from '../public/images.ts';
import { byLanguage } from './byLanguage.ts';
import { changeWithFiles, deleteWithFiles, saveWithFiles } from './documentFiles.ts';
import {
  createDocument,
  type Listed,
  listDocuments,
  newDocumentId,
  openDocument,
  requireVersion,
} from './documents.ts';
import type { Uploads } from './uploads.ts';
import type { KnownVersions } from './versions.ts';

export interface BlogToSave {
  readonly form: BlogForm;
  readonly translations: Translations<BlogTexts>;
  /** A newly chosen main image, or null to keep the stored one. */
  readonly mainImage: File | null;
  /** Called with the part of the main image that is stored, 0 to 1. */
  readonly onProgress: (part: number) => void;
  /** What was uploaded for the text; what the text no longer shows is deleted with the save. */
  readonly inlineUploads: Uploads;
}

/** The id of a blog that is to be added: the same for every attempt to. */
export const newBlogId = () => newDocumentId('Blogs');

/** All blogs, newest first; those of old documents without a date come last. */
export async function listAllBlogs(): Promise<readonly Listed<Blog>[]> {
  const blogs = [...(await listDocuments('Blogs', (id, fields): Blog => parseBlog(id, fields, null)))];
  return blogs.sort((a, b) => (b.createdAt?.getTime() ?? 0) - (a.createdAt?.getTime() ?? 0));
}

/** A blog to edit, or null where there is none. */
export const openBlog = (id: string) => openDocument('Blogs', id, readStoredBlog);

function readStoredBlog(id: string, fields: Fields): StoredBlog {
  return {
    ...parseBlog(id, fields, null),
    translations: eachTranslation((language) => parseBlogTranslation(fields, language)),
  };
}

/** Stores an image of the text and resolves to its address. @throws UploadError */
export async function storeInlineImage(uploads: Uploads, file: File): Promise<string> {
  return imageUrl(await uploads.store('Blogs', file));
}

/**
 * Stores a new blog; its main image is kept as an address (SPEC 3). A failure leaves no main image behind.
 *
 * @throws UploadError
 */
export async function addBlog(id: string, blog: BlogToSave): Promise<void> {
  await saveBlog(blog, async (path) => {
    const fields = { ...fieldsOf(blog), mainImage: path && imageUrl(path) };
    await createDocument('Blogs', id, fields, { createdAt: serverTimestamp() });
    return fields;
  });
}

/**
 * Writes what the form says otherwise than the stored blog, and nothing else, then deletes the images it no longer
 * shows. A blog without a date, which no list of visitors shows, gets one.
 *
 * @param known the versions it may be written over
 * @throws NotFoundError, ConflictError, UploadError
 */
export async function updateBlog(id: string, known: KnownVersions, blog: BlogToSave): Promise<void> {
  // Asked before the upload as well as with the write: nobody should wait for it in vain.
  if (blog.mainImage) await requireVersion('Blogs', id, known);
  const now = Timestamp.now();
  await saveBlog(blog, (path, uploads) =>
    changeWithFiles('Blogs', id, known, uploads, (stored) => ({
      ...differing(fieldsOf(blog), untouchedFields(id, stored)),
      ...(path && { mainImage: path }),
      ...(stored.createdAt === undefined && { createdAt: now }),
    })),
  );
}

/** Uploads a new main image, then writes; what the text no longer shows is settled with it. */
async function saveBlog(
  { mainImage, onProgress, inlineUploads }: BlogToSave,
  write: (mainImagePath: string | null, uploads: Uploads) => Promise<Fields>,
): Promise<void> {
  const save = async (uploads: Uploads) =>
    write(mainImage && (await uploads.store('mainImages', mainImage, onProgress)), uploads);
  await saveWithFiles('Blogs', save, inlineUploads);
}

/**
 * The blog as its page would read it if the form were stored now.
 *
 * @param image the address of its new main image, or null to keep the stored one
 * @param language of its texts, as visitors of that edition see them
 */
export function previewBlog(
  content: Pick<BlogToSave, 'form' | 'translations'>,
  image: string | null,
  stored: Blog | null,
  language: Edition,
): Blog {
  const mainImage = image ?? stored?.mainImage ?? null;
  const createdAt = (stored?.createdAt ?? new Date()).toISOString();
  const fields = { ...fieldsOf(content), mainImage, createdAt };
  return parseBlog(stored?.id ?? '', fields, language === 'en' ? null : language);
}

/**
 * Deletes the blog's document, then the images nothing else shows; what cannot be deleted now is at a later visit.
 *
 * @throws NotFoundError where it is gone already
 */
export const deleteBlog = (id: string) => deleteWithFiles('Blogs', id);

/** What the form would write of a stored blog if nobody touched it. */
function untouchedFields(id: string, stored: Fields): Fields {
  const blog = readStoredBlog(id, stored);
  return fieldsOf({ form: blogFormOf(blog), translations: blogTranslationsOf(blog) });
}

/** What is stored of a form; null is what is not to be there. */
function fieldsOf({ form, translations }: Pick<BlogToSave, 'form' | 'translations'>): Fields {
  return {
    title: form.title.trim(),
    author: form.author.trim(),
    summary: form.summary.trim(),
    content: form.content,
    Translations: byLanguage(
      eachTranslation((language) => {
        const { title, summary, content } = translations[language];
        return { title: title.trim(), summary: summary.trim(), content };
      }),
    ),
  };
}
