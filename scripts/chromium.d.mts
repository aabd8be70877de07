export function chromiumPath(): string;
export const sandboxArgs: string[];
