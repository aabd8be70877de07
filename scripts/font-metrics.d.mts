export interface FontMetrics {
  readonly characters: readonly number[];
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly space: number;
  readonly averageWidth: number;
}

export function readFont(file: Buffer, weight?: number): Promise<FontMetrics>;
