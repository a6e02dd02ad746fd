import { Link } from 'react-router-dom';
import { staffPaths } from '../../config/staffPaths.ts';
import { formatLastSave } from '../documents/list/lastSave.ts';
import layout from '../layout/layout.module.css';
import { useLastBackup } from './useLastBackup.ts';

/** 30 days, in milliseconds. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** Shown if there is no backup of the last 30 days. */
export function BackupReminder() {
  const last = useLastBackup();
  if (last === undefined || (last && Date.now() - last.at.getTime() < maxAgeMs)) return null;
  return (
    <div className={layout.box} data-kind="pending">
      <p>
        {last ? `The last backup was made ${formatLastSave(last)}.` : 'No backup has been made yet.'}{' '}
        <Link to={staffPaths.backup}>Make a backup</Link>
      </p>
    </div>
  );
}
