export function listBuildContext(): string[];
export function copyBuildContext(folder: string): void;
export function buildIn(folder: string): void;
