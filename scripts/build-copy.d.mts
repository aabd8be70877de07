export function buildContext(): string[];
export function copyBuildContext(folder: string): void;
export function buildIn(folder: string): void;
