import { imageSources } from '../../../data/public/images.ts';
import { differingParts } from '../../../model/text/differingParts.ts';
import { ResponsiveImage } from '../../../ui/components/ResponsiveImage.tsx';
import { describeMarkup, describeValue, inlineMarkup } from './describeValue.ts';
import styles from './FieldValue.module.css';

interface Props {
  readonly value: unknown;
  /** What it is compared with. */
  readonly other: unknown;
  readonly wordsOf: (text: string) => string | undefined;
}

/**
 * One of two values of a field, where they differ. Pictures are shown as images, those that the other side lacks first; of two
 * articles also the formatting that the other lacks.
 */
export function FieldValue({ value, other, wordsOf }: Props) {
  const items = Array.isArray(value) ? value : [value];
  if (!items.some(isPicture)) {
    const [text, otherText] = [value, other].map((each) => describeValue(each, wordsOf)) as [string, string];
    if (text === otherText) return describeMarkup(value, other) ?? text;
    const [words] = differingParts(text, otherText);
    const markup = inlineMarkup(value, other).join(', ');
    return markup ? `${words} – with ${markup}` : words;
  }
  const others = Array.isArray(other) ? other : [other];
  const own = items.filter((item) => !others.includes(item));
  return (
    <span className={styles.pictures}>
      {own.filter(isPicture).map((path) => (
        <ResponsiveImage
          key={path}
          src={imageSources(path)?.src ?? null}
          alt={describeValue(path)}
          width={3}
          height={2}
        />
      ))}
      {items.length > own.length && <span>{items.length - own.length} the same</span>}
    </span>
  );
}

function isPicture(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^(?:Cars|Blogs|mainImages|Labels)\/|^https?:/.test(value) &&
    !value.includes(' ')
  );
}
