import { whenIdle } from '../runtime/when-idle.ts';
import { isOfflineWorkerEnabled, offlineWorkerPath, offlineWorkerPolicy } from '../site/offline-worker.ts';

/** The part of the Trusted Types API that this file uses. Some browsers lack the API. */
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
  // The policy ignores its input, so that no other URL becomes trusted.
  const policy = trustedTypes?.createPolicy(offlineWorkerPolicy, {
    createScriptURL: () => offlineWorkerPath,
  });
  await navigator.serviceWorker.register(policy?.createScriptURL('') ?? offlineWorkerPath);
}

/** Registers the service worker when the browser is idle. The worker shows the offline page if a navigation fails. */
export function registerOfflineWorker() {
  const isPossible = 'serviceWorker' in navigator && isOfflineWorkerEnabled && !import.meta.env.DEV;
  // Errors are ignored: a browser or a host may forbid service workers, and the site works without them.
  if (isPossible) whenIdle(() => void register().catch(() => undefined));
}
