export function withoutClasses(css: string, gone: ReadonlySet<string>): string;
