import { useLocation } from 'react-router-dom';
import { company } from '../config/company.ts';
import { useAnnouncement } from './PageAnnouncer.tsx';

interface Props {
  /** Without the brand, which is added. */
  readonly title: string;
  /** One or two sentences for search results and chat previews. */
  readonly description: string;
  /** Absolute address of a preview picture; the dealership's own where none is given. */
  readonly image?: string;
  readonly type?: 'website' | 'article';
  readonly noIndex?: boolean;
  /** The query string of its own address, where that names another page than the bare one. */
  readonly search?: string;
}

/** A page's own title, description and previews; React hoists them into the head. */
export function PageMeta({
  title,
  description,
  image,
  type = 'website',
  noIndex = false,
  search = '',
}: Props) {
  const { pathname } = useLocation();
  const url = company.siteUrl + pathname + search;
  const fullTitle = `${title} | ${company.brand}`;
  useAnnouncement(pathname, fullTitle);
  const preview = image ?? `${company.siteUrl}/preview.jpg`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={company.brand} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={preview} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={preview} />
    </>
  );
}
