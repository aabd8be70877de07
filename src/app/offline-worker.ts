import { whenIdle } from '../runtime/when-idle.ts';
import { isOfflineWorkerEnabled, offlineWorkerPath, offlineWorkerPolicy } from '../site/offline-worker.ts';

/** The methods of `trustedTypes` that this file uses. Some browsers have no Trusted Types, so `window` may lack it. */
interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: () => string },
    ) => {
      createScriptURL: (input: string) => string;
    };
  };
}

async function register() {
  const { trustedTypes } = window as TrustedTypesWindow;
  // The policy ignores its input, so that it cannot make another URL trusted.
  const policy = trustedTypes?.createPolicy(offlineWorkerPolicy, {
    createScriptURL: () => offlineWorkerPath,
  });
  await navigator.serviceWorker.register(policy?.createScriptURL('') ?? offlineWorkerPath);
}

/** Registers the service worker once the browser is idle. It shows the offline page when a navigation fails. */
export function registerOfflineWorker() {
  const isPossible = 'serviceWorker' in navigator && isOfflineWorkerEnabled && !import.meta.env.DEV;
  // A browser or a host may forbid service workers; the site works without them.
  if (isPossible) whenIdle(() => void register().catch(() => undefined));
}
