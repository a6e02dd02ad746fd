import { localeInfo } from '#locales/localeInfo.ts';
import { tellMeMessages } from '#locales/tellMe.ts';
import { paths } from '../../config/paths.ts';
import { englishFilters } from '../../locales/englishFilters.ts';
import { listFilters } from '../../locales/filterTexts.ts';
import { mailSubject } from '../../locales/mailSubject.ts';
import { askedLimits, truncateCarName } from '../../model/inquiry/inquiry.ts';
import type { InventoryQuery } from '../../model/inventory/query.ts';
import { InquiryForm } from './InquiryForm.tsx';

/** Longer filters would leave no room for a message. */
const maxFilters = 1500;

interface Props {
  readonly query: InventoryQuery;
  /** The query as a search string. */
  readonly search: string;
  /** The address of the filtered inventory. */
  readonly enclosed: string;
  readonly onDone: () => void;
}

export function TellMeForm({ query, search, enclosed, onDone }: Props) {
  const texts = listFilters(query).map(({ text }) => text);
  const english = listFilters(query, englishFilters).map(({ text }) => text);
  const filters = truncateCarName(texts.join(localeInfo.comma), maxFilters);
  return (
    <InquiryForm
      subject={paths.inventory}
      car={{ english: mailSubject.tellMe(english.join(', ')), localized: filters }}
      message={tellMeMessages.message(filters)}
      enclosed={enclosed}
      {...(search && search.length <= askedLimits.search && { asked: { search } })}
      onDone={onDone}
    />
  );
}
