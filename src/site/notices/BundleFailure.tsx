import { bundleFailureMessages as messages } from '#locales/bundleFailure.ts';
import { company, phoneUrl, whatsAppUrl } from '../../config/company.ts';

/** Shown if the app does not run (src/styles/base.css). */
export function BundleFailure({ cause }: { readonly cause: 'failed' | 'noScript' }) {
  return (
    <p className="bundle-failure">
      {messages[cause]} {messages.reachUs}{' '}
      <a href={phoneUrl} dir="ltr">
        {company.phone}
      </a>{' '}
      <a href={whatsAppUrl('')} target="_blank" rel="noopener noreferrer">
        {messages.whatsApp}
      </a>
    </p>
  );
}
