/** The URL path of the service worker. It shows a page of the site when a navigation fails (build/offline-worker.ts). */
export const offlineWorkerPath = '/offline-worker.js';

/**
 * The name of the Trusted Types policy that pages create to register the service worker. The content security policy
 * allows no other Trusted Types policy.
 */
export const offlineWorkerPolicy = 'offline-worker';

/**
 * Whether pages register the service worker. If false, the build writes a service worker that unregisters itself, for
 * browsers in which an earlier build has registered one (docs/deploy.md).
 */
export const isOfflineWorkerEnabled: boolean = true;
