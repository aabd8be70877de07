export const base: string = '/hi';

export const pageLocale: string | undefined = 'hi-IN';

export const routePath = (pathname: string) => {
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : '';
};
