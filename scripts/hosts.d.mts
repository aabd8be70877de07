type Name = 'nginx' | 'caddy' | 'apache2';
export const hosts: Record<Name, { program(): string | undefined }>;
export function findFreePort(): Promise<number>;
export function startHost(
  name: Name,
  connections?: number,
): Promise<{ port: number; folder: string; stop(): Promise<void>; log(): string }>;
