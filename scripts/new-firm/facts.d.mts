export function denominationsOf<Service>(columns: readonly (readonly Service[])[]): Map<Service, string>;
export function keptMarks(text: string, paths: readonly string[]): string;
