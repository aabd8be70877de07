import data from './public-themes.json' with { type: 'json' };

/** Thirty public themes by name, as CSS: the base and accent colours of shadcn/ui, and themes of tweakcn. */
export const publicThemes: Readonly<Record<string, string>> = Object.assign(
  {},
  ...data.sources.map(({ themes }) => themes),
);
