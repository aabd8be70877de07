const samples = new WeakSet<WeakKey>();

/**
 * Marks a value as a placeholder that the firm must replace before the launch. Returns the value. Only objects can have
 * a mark that `isSample` recognises. `npm run check:launch` also finds strings and numbers, by the calls of this
 * function in the source code.
 * @param _purpose what the value is for; `npm run check:launch` lists it
 */
export function sample<const T>(value: T, _purpose: string): T {
  if (typeof value === 'object' && value !== null) {
    samples.add(value);
    for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) samples.add(part);
  }
  return value;
}

/**
 * Whether an object is a sample, or a direct part of one, such as an item of a list. Pages show a mark after samples
 * (components/sample-mark.tsx).
 */
export const isSample = (value: WeakKey) => samples.has(value);
