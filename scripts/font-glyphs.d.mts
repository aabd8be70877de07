interface OpenedFont {
  readonly sfnt: Buffer;
  readonly font: unknown;
}

export function wordsOf(language: string, characters: string): string[];
export function openFont(file: Buffer): Promise<OpenedFont>;
export function drawingsOf(opened: OpenedFont): (word: string) => string;
export function subsetByWords(
  opened: OpenedFont,
  text: string,
  words: readonly string[],
  features: readonly string[],
): Promise<Buffer>;

export const signs: readonly string[];
export const joined: readonly string[];
