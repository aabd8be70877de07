/**
 * Marks a value that only the firm knows: a plainly fictitious stand-in, to be replaced before launch.
 * @param _purpose what the value is for, in words, for the list of samples still in place
 */
export const sample = <const T>(value: T, _purpose: string): T => value;
