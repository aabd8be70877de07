export function getFirefoxPath(): string;
export function getWebkitDriverPath(): string;
export function getXvfbPath(): string;
export function findMissingPrograms(engine: 'firefox' | 'webkit'): string | undefined;
