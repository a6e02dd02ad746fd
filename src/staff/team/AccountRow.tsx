import type { ReactNode } from 'react';
import type { TeamAccount } from '../../data/staff/team.ts';
import { formatDateTime } from '../../locales/formatTimes.ts';
import layout from '../layout/layout.module.css';

interface Props {
  readonly account: TeamAccount;
  readonly children?: ReactNode;
}

export function AccountRow({ account: { uid, email, lastSeen, isSelf }, children }: Props) {
  return (
    <li>
      <div>
        <strong>{email || uid}</strong> {isSelf && '(you)'}
        <p className={layout.note}>
          {lastSeen ? `Last seen ${formatDateTime(lastSeen)}` : 'Last seen: unknown'}
        </p>
      </div>
      <div className={layout.row}>{children}</div>
    </li>
  );
}
