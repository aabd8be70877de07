export interface Answers {
  firm: { phone?: string };
  home: object;
  groups: string[];
  services: { label: string; path?: string }[];
}
/** @throws Error with a sentence for each fault */
export function checkAnswers(value: unknown): Promise<Answers>;
export function pathOf(service: { label: string; path?: string }): string;
