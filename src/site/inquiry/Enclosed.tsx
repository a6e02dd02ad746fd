import { inquiryMessages } from '#locales/inquiry.ts';
import styles from './Enclosed.module.css';
import { useInquiryState } from './inquiryStore.ts';

interface Props {
  readonly subject: string;
  /** Paragraphs, of which the last is an address. */
  readonly text: string;
}

/** What is sent along with the message, or was sent with the one that the form still tells about. */
export function Enclosed({ subject, text }: Props) {
  const { sent = text } = useInquiryState(subject);
  const [first, ...others] = sent.split('\n\n');
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
