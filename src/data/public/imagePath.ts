import { env } from '../../config/env.ts';
import { bucketUrl } from '../../config/firebaseUrls.ts';

const bucket = bucketUrl(env);

/** The inverse of `imageUrl`; other values are returned unchanged. */
export function imagePath(pathOrUrl: string): string {
  const encoded = pathOrUrl.startsWith(`${bucket}/`) && pathOrUrl.slice(bucket.length + 1).split('?')[0];
  if (!encoded) return pathOrUrl;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return pathOrUrl;
  }
}
