interface OpenedFont {
  readonly sfnt: Buffer;
  readonly font: unknown;
}

export function collectWords(language: string, characters: string): string[];
export function openFont(file: Buffer): Promise<OpenedFont>;
export function createShapingCheck(
  opened: OpenedFont,
): (word: string, options?: { hasJoinedLetters?: boolean }) => boolean;
export function subsetByWords(
  opened: OpenedFont,
  options: { text: string; words: readonly string[]; joinedLetters: 'all' | 'few' },
): Promise<Buffer>;
