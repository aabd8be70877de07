export function withoutGone(text: string, isGone: (sentence: string) => boolean): string;
