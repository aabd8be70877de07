import data from './public-themes.json' with { type: 'json' };

/**
 * The CSS of thirty public themes by name: the base and accent colours of shadcn/ui, and themes of tweakcn. They test
 * the repair of pasted themes.
 */
export const publicThemes: Readonly<Record<string, string>> = Object.assign(
  {},
  ...data.sources.map(({ themes }) => themes),
);
