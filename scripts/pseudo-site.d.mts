export const pseudoLanguage: string;
export function buildPseudoSite(folder: string): void;
