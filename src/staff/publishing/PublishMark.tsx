import type { BuiltKey } from '../../model/collections.ts';
import { type Change, type CurrentPage, findBuiltPage, findChange } from '../../model/publishing.ts';
import { useBuildReport } from './publishing.ts';

const marks: Readonly<Record<Change, string>> = {
  hidden: 'Still public',
  deleted: 'Still public',
  new: 'No chat preview yet',
  sold: 'Sale not published',
  changed: 'Not published yet',
};

interface Props {
  readonly kind: BuiltKey;
  readonly page: CurrentPage;
}

/** Marks a row whose document differs from its static page. */
export function PublishMark({ kind, page }: Props) {
  const { data: report } = useBuildReport();
  const change = report && findChange(findBuiltPage(report, kind, page.id), page);
  return change ? (
    <span data-mark={change === 'hidden' ? 'public' : 'unpublished'}>{marks[change]}</span>
  ) : null;
}
