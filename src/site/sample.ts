const samples = new WeakSet<WeakKey>();

/**
 * Marks a placeholder that the firm must replace before the launch.
 * @param _purpose what the value is for, in the list of remaining placeholders
 */
export function sample<const T>(value: T, _purpose: string): T {
  if (typeof value === 'object' && value !== null) {
    samples.add(value);
    for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) samples.add(part);
  }
  return value;
}

/**
 * Whether a value is a sample, or an item of a list that is a sample. Pages show a mark next to it
 * (components/sample-mark.tsx).
 */
export const isSample = (value: WeakKey) => samples.has(value);
