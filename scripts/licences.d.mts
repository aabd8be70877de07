export interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

export function listShippedPackages(): Shipped[];
export function createLicencesFile(): string;
