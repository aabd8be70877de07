import data from './public-themes.json' with { type: 'json' };

/** The CSS of thirty public themes by name: base and accent colours of shadcn/ui, and themes of tweakcn. */
export const publicThemes: Readonly<Record<string, string>> = Object.assign(
  {},
  ...data.sources.map(({ themes }) => themes),
);
