import type { BootData } from '../protocol.ts';

const script = document.querySelector('script[data-start]') as HTMLScriptElement;
const { start, warm, own } = script.dataset as unknown as BootData;
const listed = (files?: string) => files?.split(' ') ?? []; // none in development

/** React's start. A literal import of it would bring the bundler's preload helper along. */
export { start as startFile };
/** The code that this page needs to come to life: what the cache is filled with when idle, and what waits for intent. */
export const coldFiles = listed(warm);
export const neededFiles = [...coldFiles, ...listed(own)];
