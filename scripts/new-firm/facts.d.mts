export function denominationsOf<Service>(columns: readonly (readonly Service[])[]): Map<Service, string>;
