import { localeInfo } from '#locales/localeInfo.ts';
import { tellMeMessages } from '#locales/tellMe.ts';
import { addressIn, paths } from '../../config/paths.ts';
import { englishFilters } from '../../locales/englishFilters.ts';
import { listFilters } from '../../locales/filterTexts.ts';
import { mailSubject } from '../../locales/mailSubject.ts';
import { askedLimits, truncateCarName } from '../../model/inquiry/inquiry.ts';
import type { InventoryQuery } from '../../model/inventory/query.ts';
import { InquiryForm } from './InquiryForm.tsx';

/** Longer filters or a longer link would leave no room for a message. */
const lengthLimit = 1500;

interface Props {
  readonly query: InventoryQuery;
  /** The path of the filtered inventory. */
  readonly address: string;
  readonly onDone: () => void;
}

export function TellMeForm({ query, address, onDone }: Props) {
  const texts = listFilters(query).map(({ text }) => text);
  const english = listFilters(query, englishFilters).map(({ text }) => text);
  const filters = truncateCarName(texts.join(localeInfo.comma), lengthLimit);
  const link = addressIn('en', address);
  const [, search = ''] = address.split('?');
  return (
    <InquiryForm
      subject={address}
      car={{ english: mailSubject.tellMe(english.join(', ')), localized: filters }}
      message={tellMeMessages.message(filters)}
      enclosed={link.length > lengthLimit ? addressIn('en', paths.inventory) : link}
      {...(search && search.length <= askedLimits.search && { asked: { search } })}
      onDone={onDone}
    />
  );
}
