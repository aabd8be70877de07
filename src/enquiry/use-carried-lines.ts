import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../components/use-hydrated.ts';
import { clearCarried, loadCarriedLines } from '../lib/carried.ts';
import type { LeadForm } from './form-definition.ts';

/** What a calculator or a list of papers gave on the way to a form, and a way to leave it out. */
export function useCarriedLines(form: LeadForm) {
  const { pathname, key } = useLocation();
  const hydrated = useHydrated();
  // Laid down anew by each press of a calculator's link, which `key` tells.
  const [dropped, setDropped] = useState<string>();
  return {
    lines: hydrated && form.acceptsPrefill && dropped !== key ? loadCarriedLines(pathname) : [],
    leaveOut: () => {
      clearCarried(pathname);
      setDropped(key);
    },
  };
}
