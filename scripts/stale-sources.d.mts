import type { Source } from '../src/content/sources.ts';

export function staleSources(sources: readonly Source[], today: Date): Source[];
