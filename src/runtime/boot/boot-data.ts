import type { BootData } from '../protocol.ts';

const script = document.querySelector('script[data-entry]') as HTMLScriptElement;
const { entry, files, slides, styles } = script.dataset as unknown as BootData;

/**
 * URLs of files that the boot script loads later. The build writes them into data attributes: if `import()` had a literal
 * path, the bundler would add its preload helper to the boot script.
 */
export { entry, slides, styles };
/** The files that hydration needs. In development, this is only the entry. */
export const requiredFiles = [entry, ...(files?.split(' ') ?? [])];
