/** What TypeScript's DOM types lack of a service worker's world, as far as this one uses it. */

interface LifeEvent extends Event {
  /** Keeps the worker alive until `work` is done. */
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LifeEvent {
  readonly request: Request;
  /** The answer to a navigation that the browser asked for while the worker was still starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

export const scope = self as unknown as WorkerScope;
