export interface Sample {
  file: string;
  line: number;
  purpose: string;
  value?: string;
}

export function findSamples(sources: ReadonlyMap<string, string>): Sample[];
