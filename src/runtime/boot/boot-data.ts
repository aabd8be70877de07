import type { BootData } from '../protocol.ts';

const script = document.querySelector('script[data-entry]') as HTMLScriptElement;
const { entry, files, slides, styles } = script.dataset as unknown as BootData;

/** A literal import of the entry would add the bundler's preload helper to the boot script. */
export { entry, slides, styles };
/** The files that hydration needs; in development only the entry. */
export const requiredFiles = [entry, ...(files?.split(' ') ?? [])];
