import type { Source } from '../compliance/sources/source.ts';

export function findStaleSources(sources: readonly Source[], today: Date): Source[];
export function describeSource(source: Source, isRateCurrent: (checkedOn: string) => boolean): string;
