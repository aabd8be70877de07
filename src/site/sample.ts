const samples = new WeakSet<WeakKey>();

/**
 * Marks a value as a placeholder that the firm must replace before the launch. Returns the value. `isSample` recognises
 * only objects. `npm run check:launch` also finds strings and numbers, because it searches the source code for calls of
 * this function.
 * @param _purpose the purpose of the value; `npm run check:launch` lists it
 */
export function sample<const T>(value: T, _purpose: string): T {
  if (typeof value === 'object' && value !== null) {
    samples.add(value);
    for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) samples.add(part);
  }
  return value;
}

/**
 * Returns whether an object is a sample, or a direct part of a sample, such as an item of a list. Pages mark samples
 * (components/sample-mark.tsx).
 */
export const isSample = (value: WeakKey) => samples.has(value);
