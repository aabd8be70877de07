export function firefoxPath(): string;
export function webkitDriverPath(): string;
export function xvfbPath(): string;
export function missingPrograms(engine: 'firefox' | 'webkit'): string | undefined;
