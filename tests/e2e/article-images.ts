import { bucket, emulatorHosts } from '../../scripts/emulators-process.ts';
import { testPorts } from '../../scripts/ports.ts';

/** The address of a stored image, as the editor writes it into a text. */
export function imageUrl(path: string): string {
  const { storageHost } = emulatorHosts(testPorts);
  return `http://${storageHost}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
}
