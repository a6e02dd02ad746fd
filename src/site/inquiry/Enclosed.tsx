import { inquiryMessages } from '#locales/inquiry.ts';
import styles from './Enclosed.module.css';

/** What is sent along with the message. @param text paragraphs, of which the last is an address */
export function Enclosed({ text }: { readonly text: string }) {
  const [first, ...others] = text.split('\n\n');
  return (
    <details className={styles.enclosed}>
      <summary>
        {inquiryMessages.enclosed} <strong>{first}</strong>
      </summary>
      {others.slice(0, -1).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  );
}
