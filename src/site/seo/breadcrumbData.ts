import { localeInfo } from '#locales/localeInfo.ts';
import { addressIn } from '../../config/paths.ts';

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
