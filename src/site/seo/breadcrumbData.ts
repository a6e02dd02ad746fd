import { localeInfo } from '#locales/localeInfo.ts';
import { addressIn } from '../../config/paths.ts';

/** schema.org data of where a page stands; the last step is the page itself. */
export function breadcrumbData(steps: readonly { readonly name: string; readonly path: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressIn(localeInfo.code, path),
    })),
  };
}
