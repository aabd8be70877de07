import type { BootData } from '../protocol.ts';

const script = document.querySelector('script[data-entry]') as HTMLScriptElement;
const { entry, prefetch, deferred } = script.dataset as unknown as BootData;
const split = (files?: string) => files?.split(' ') ?? []; // no files in development

/** A literal import of the entry would add the bundler's preload helper to the boot script. */
export { entry };
export const prefetchFiles = split(prefetch);
/** The code that hydration needs. */
export const requiredFiles = [...prefetchFiles, ...split(deferred)];
