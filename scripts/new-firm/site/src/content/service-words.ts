interface Point {
  readonly title: string;
  readonly text: string;
}

/** The words of the page of a service. */
export interface ServiceWords {
  readonly lead: string;
  readonly intro: readonly string[];
  readonly points: readonly Point[];
  readonly steps: readonly Point[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}
