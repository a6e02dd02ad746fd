import { bucket, emulatorHosts } from '../../scripts/local/emulators-process.ts';
import { testPorts } from '../../scripts/local/ports.ts';

/** The URL of a stored image, as the editor writes it. */
export function imageUrl(path: string): string {
  const { storageHost } = emulatorHosts(testPorts);
  return `http://${storageHost}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
}
