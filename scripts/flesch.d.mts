export function syllables(word: string): number;
export function readingEase(blocks: readonly string[]): number | undefined;
