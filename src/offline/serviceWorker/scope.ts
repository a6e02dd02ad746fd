/** Service worker types that TypeScript's DOM library lacks; only those used here. */

interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LifeEvent {
  readonly request: Request;
  /** Response to a navigation, requested while the worker was starting. */
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
