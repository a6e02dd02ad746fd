import type { KindsByCollection } from '../documents/history/kinds.ts';
import layout from '../layout/layout.module.css';
import styles from './BackupPanel.module.css';
import { DownloadBackup } from './DownloadBackup.tsx';
import { RestoreBackup } from './RestoreBackup.tsx';
import { StoragePanel } from './StoragePanel.tsx';

export function BackupPanel({ kinds }: { readonly kinds: KindsByCollection }) {
  return (
    <div className={`${layout.sections} ${layout.panel} ${styles.panel}`}>
      <h2 id="backup" tabIndex={-1}>
        Backup
      </h2>
      <DownloadBackup />
      <RestoreBackup kinds={kinds} />
      <StoragePanel />
    </div>
  );
}
