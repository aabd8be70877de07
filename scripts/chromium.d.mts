interface Machine {
  platform?: NodeJS.Platform;
  env?: Readonly<Record<string, string | undefined>>;
  exists?: (file: string) => boolean;
}
export function findChromium(machine?: Machine): string | undefined;
export function findShell(machine?: Machine): string | undefined;
export function getChromiumPath(): string;
export function getShellPath(): string;
export function installChromium(): string | undefined;
export const sandboxArgs: string[];
