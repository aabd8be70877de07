export function pseudo(text: string, growth?: number): string;
export function writePseudoWords(folder: string, language: string): void;
