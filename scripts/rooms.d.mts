export function drawing(root?: string): string;
export function roomsFile(text: string, root?: string): string;
