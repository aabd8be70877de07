import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { LanguageLinks } from '../../../src/chrome/language-links.tsx';

afterEach(() => history.replaceState(null, '', '/'));

it.each(['pointerDown', 'focus', 'click'] as const)(
  'leads to the tab and the figures that are in the address at %s, which the router does not know',
  (event) => {
    history.replaceState(null, '', '/contact?about=NRI#message');
    render(<LanguageLinks className="" />, { wrapper: BrowserRouter });
    const link = screen.getByRole('link', { name: 'हिन्दी' });
    expect(link).toHaveAttribute('href', '/hi/contact?about=NRI#message');
    history.replaceState(null, '', '/contact?about=NRI&tab=funding');
    fireEvent[event](link);
    expect(link).toHaveProperty('href', `${location.origin}/hi/contact?about=NRI&tab=funding`);
  },
);
