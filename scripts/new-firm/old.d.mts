export const edits: [file: string, from: string, to: string][];
export const cuts: [file: string, from: string, to: string | undefined][];
export const kept: string[];
