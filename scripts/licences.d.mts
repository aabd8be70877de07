export interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

export function shippedPackages(): Shipped[];
export function licencesFile(): string;
