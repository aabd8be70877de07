const samples = new WeakSet<WeakKey>();

/**
 * Marks a placeholder that the firm must replace before the launch.
 * @param _purpose the use of the value, for the list of `npm run check:launch`
 */
export function sample<const T>(value: T, _purpose: string): T {
  if (typeof value === 'object' && value !== null) {
    samples.add(value);
    for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) samples.add(part);
  }
  return value;
}

/**
 * Whether a value is a sample, or an item of such a list. Pages show a mark after samples (components/sample-mark.tsx).
 */
export const isSample = (value: WeakKey) => samples.has(value);
