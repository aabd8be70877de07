export function firefoxPath(): string;
