/**
 * Marks a placeholder for a value that only the firm has, to be replaced before launch.
 * @param _purpose what the value is for, in the list of remaining placeholders
 */
export const sample = <const T>(value: T, _purpose: string): T => value;
