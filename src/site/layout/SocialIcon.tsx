import type { ReactNode } from 'react';
import type { company } from '../../config/company.ts';

type Network = keyof typeof company.socials;

const signs: Record<Network, ReactNode> = {
  Facebook: (
    <path d="M14.5 7H16V3.8h-2.2C11.2 3.8 10 5.4 10 7.6V10H7.5v3.3H10V21h3.4v-7.7h2.5l.5-3.3h-3V8c0-.7.3-1 1.1-1Z" />
  ),
  Instagram: (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      d="M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm7.8 8.5a3.8 3.8 0 1 1-7.6 0 3.8 3.8 0 0 1 7.6 0Zm1.4-5.2h.01"
    />
  ),
  TikTok: (
    <path d="M13.2 3.5h3c.2 2.2 1.5 3.7 3.6 3.9v3c-1.4 0-2.6-.4-3.6-1.1v5.6c0 3.3-2.3 5.6-5.4 5.6-3 0-5.3-2.2-5.3-5.2 0-3.2 2.5-5.4 6-5.2v3.1c-1.7-.3-2.900.6-2.9 2.1 0 1.300.9 2.2 2.2 2.2 1.5 0 2.4-1 2.4-2.6V3.5Z" />
  ),
  LinkedIn: (
    <path d="M4.5 9.3h3.2V20H4.5V9.3ZM6.1 4a1.8 1.8 0 1 1 0 3.7 1.8 1.8 0 0 1 0-3.7Zm4 5.3h3v1.5c.5-.9 1.7-1.8 3.4-1.8 3.2 0 4 2 4 5V20h-3.2v-5.4c0-1.5-.3-2.8-1.9-2.8-1.6 0-2.1 1.2-2.1 2.7V20h-3.2V9.3Z" />
  ),
};

interface Props {
  readonly network: string;
}

export function SocialIcon({ network }: Props) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true" focusable="false">
      {signs[network as Network]}
    </svg>
  );
}
