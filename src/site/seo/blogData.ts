import { localeInfo } from '#locales/localeInfo.ts';
import { previewUrl } from '../../data/public/images.ts';
import type { Blog } from '../../model/blog/blog.ts';
import { dealerData } from './dealerData.ts';

export function blogData({ title, summary, author, mainImage, createdAt, fallbackFields }: Blog) {
  const image = previewUrl(mainImage, 630);
  return {
    '@type': 'BlogPosting',
    inLanguage: fallbackFields?.includes('content') ? 'en' : localeInfo.code,
    headline: title,
    // It can't mark a language, so omit an English text in other locales.
    ...(summary && !fallbackFields?.includes('summary') && { description: summary }),
    author: author ? { '@type': 'Person', name: author } : dealerData,
    publisher: dealerData,
    ...(image && { image }),
    ...(createdAt && { datePublished: createdAt.toISOString() }),
  };
}
