interface OpenedFont {
  readonly sfnt: Buffer;
  readonly font: unknown;
}

export function wordsOf(language: string, characters: string): string[];
export function openFont(file: Buffer): Promise<OpenedFont>;
export function drawingsOf(opened: OpenedFont): (word: string) => string;
export function createShapingCheck(opened: OpenedFont): (word: string, isJoined?: boolean) => boolean;
export function subsetByWords(
  opened: OpenedFont,
  text: string,
  words: readonly string[],
  which: 'joined' | 'few joined',
): Promise<Buffer>;
