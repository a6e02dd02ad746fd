import { company, fact } from './company.ts';

/** Of the showroom; only the contact page needs them. */
export const mapEmbedUrl = fact(
  import.meta.env?.VITE_COMPANY_MAP_EMBED_URL,
  'https://www.openstreetmap.org/export/embed.html?bbox=31.46%2C30.01%2C31.51%2C30.04&layer=mapnik&marker=30.0254%2C31.4913',
);

export const mapUrl = fact(
  import.meta.env?.VITE_COMPANY_MAP_URL,
  'https://www.openstreetmap.org/?mlat=30.0254&mlon=31.4913#map=15/30.0254/31.4913',
);

/** Of the showroom; an address on the site, or ''. */
export const showroomPicture = fact(
  import.meta.env?.VITE_COMPANY_SHOWROOM_PICTURE,
  company.brand === 'Rhine & Nile' ? '/company/showroom.svg' : '',
);
